import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { components } from '#src/api/contract.gen.ts'
import { UNKNOWN_PROGRAM } from '#src/errors/messages.ts'

/** The program of a meeting, if any. */
export function ProgramChoice({
  programs,
  chosen,
  onChoose,
}: {
  programs: readonly components['schemas']['OwnProgram'][]
  /** Id of a program. */
  chosen: string | null
  onChoose: (id: string | null) => void
}): ReactNode {
  const isKnown = chosen === null || programs.some(({ id }) => id === chosen)
  return (
    <NativeSelect
      label="Програма тренувань"
      description="Необов’язково: план вправ можна скласти пізніше."
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value || null)}
      rightSection={<IconChevronDown size={20} aria-hidden />}
      data={[
        { value: '', label: 'Без програми' },
        ...(isKnown ? [] : [{ value: chosen, label: UNKNOWN_PROGRAM }]),
        ...programs.map(({ id, name }) => ({ value: id, label: name || UNKNOWN_PROGRAM })),
      ]}
    />
  )
}
