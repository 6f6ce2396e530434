import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { useSettling } from '#src/ui/hooks/use-settling.ts'

import classes from './NumberQuestion.module.css'

/** A number that may have been mistyped. */
interface Suspect {
  id: string
  /** With its unit. */
  number: string
  /** Says where it is, and which number was expected. */
  reason: string
}

/**
 * Asks about numbers that may have been mistyped, in place of the buttons of a form or an action
 * bar. The second button submits the form, or calls `onYes` in a bar; the other one, which is safe,
 * gets the initial focus.
 */
export function NumberQuestion({
  suspects,
  onBack,
  onYes,
}: {
  suspects: readonly Suspect[]
  onBack: () => void
  onYes?: () => void
}): ReactNode {
  const question = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  // The question appears where «Зберегти» was just pressed: a double click must not answer it.
  const settling = useSettling('question')
  // An action bar is always visible: scrolling to it would only move the fields.
  const inForm = !onYes
  useEffect(() => {
    back.current?.focus({ preventScroll: true })
    if (inForm) question.current?.scrollIntoView({ block: 'nearest' })
  }, [inForm])
  const numbers = new Set(suspects.map(({ number }) => number))
  return (
    <div ref={question} className={classes['question']}>
      <div role="alert" className={classes['words']}>
        {/* Not a paragraph: one in bold above another is taken for a heading. */}
        <Text component="div" fw={700}>
          Зберегти {[...numbers].join(', ')}?
        </Text>
        {suspects.map(({ id, reason }) => (
          <Text key={id} size="sm">
            {reason}
          </Text>
        ))}
      </div>
      <div className={classes['answers']} data-settling={settling || undefined}>
        <Button ref={back} variant="default" onClick={onBack}>
          Виправити
        </Button>
        <Button type={inForm ? 'submit' : 'button'} onClick={onYes}>
          Так, зберегти
        </Button>
      </div>
    </div>
  )
}
