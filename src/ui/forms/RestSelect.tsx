import { NativeSelect } from '@mantine/core'
import { IconChevronDown, IconClockPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { REST_OPTIONS, restText } from '#src/domain/sets.ts'

/** The rest after every set of an exercise (product §5). Sets whose rests differ show «Різний». */
export function RestSelect({
  rests,
  onChoose,
}: {
  /** Seconds, set by set. */
  rests: readonly number[]
  onChoose: (rest: number) => void
}): ReactNode {
  const different = new Set(rests)
  const [rest] = rests
  const value = different.size === 1 ? rest : undefined
  const isFixed = value === undefined || REST_OPTIONS.some((option) => option.value === value)
  return (
    <NativeSelect
      aria-label="Відпочинок"
      value={String(value ?? '')}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      leftSectionWidth={36}
      leftSection={<IconClockPause size={18} aria-hidden />}
      rightSectionWidth={32}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={[
        ...(value === undefined ? [{ value: '', label: 'Різний', disabled: true }] : []),
        ...(isFixed ? [] : [{ value: String(value), label: restText(value) }]),
        ...REST_OPTIONS.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
    />
  )
}
