import { InputBase } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs'
import type { ReactNode } from 'react'

import { REST_OPTIONS, restText } from '#src/domain/rest.ts'

/** The rest after every set of an exercise (spec §5). Sets whose rests differ show «Різний». */
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
    <InputBase
      component="select"
      aria-label="Відпочинок"
      value={value ?? ''}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      leftSection={<IconClockPause size={18} aria-hidden />}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      rightSectionPointerEvents="none"
      pointer
    >
      {value === undefined && (
        <option value="" disabled>
          Різний
        </option>
      )}
      {!isFixed && <option value={value}>{restText(value)}</option>}
      {REST_OPTIONS.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </InputBase>
  )
}
