import { Text } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import { hintDismissedAtom } from './state.ts'

import classes from './HoursHint.module.css'

/** What the hours are for, until it is dismissed (product §2 «/schedules»). */
export function HoursHint(): ReactNode {
  const [dismissed, setDismissed] = useAtom(hintDismissedAtom)
  const hint = useRef<HTMLElement>(null)
  const dismiss = (): void => {
    // The button is removed with the card; the focus stays on the screen.
    hint.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    setDismissed(true)
  }
  return (
    !dismissed && (
      <aside ref={hint} className={classes['hint']} aria-label="Підказка">
        <span className={classes['icon']}>
          <IconBulb size={20} aria-hidden />
        </span>
        <Text className={classes['text'] ?? ''}>
          Вкажи, коли ти працюєш. З цих годин складаються слоти, на які можна записатися.
        </Text>
        <IconButton label="Закрити підказку" onClick={dismiss}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </aside>
    )
  )
}
