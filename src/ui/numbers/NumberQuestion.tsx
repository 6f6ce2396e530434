import { Button, Text } from '@mantine/core'
import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { useSettling } from '#src/ui/hooks/focus.ts'

import classes from './NumberQuestion.module.css'

/**
 * Holds back numbers that may have been mistyped, until the person has been asked about each of
 * them once (decision 55). The question closes when none of its numbers is on the form any more.
 * While it is open, it says what was known when it was asked.
 *
 * @param numbers the numbers that are on the form now; an `id` names a field and its value
 */
export function useNumberQuestion<Suspect extends { id: string }>(
  numbers: readonly (Pick<Suspect, 'id'> & Partial<Suspect>)[],
) {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly Suspect[]>([])
  const suspects = asked.flatMap((suspect) => {
    const now = numbers.find(({ id }) => id === suspect.id)
    return now ? [{ ...suspect, ...now }] : []
  })
  // A number that returns, for example by an undo, is asked about at the next save.
  if (asked.length > 0 && suspects.length === 0) setAsked([])
  const known = [...answered, ...asked.map(({ id }) => id)]
  const answer = (): void => {
    setAnswered(known)
    setAsked([])
  }
  return {
    /** The numbers of the current question. */
    suspects,
    /**
     * Whether the form may be sent, with its numbers that may have been mistyped; if not, the
     * person is asked. Sending the numbers of the question confirms them.
     */
    mayBeSent: (sent: readonly Suspect[]): boolean => {
      const fresh = sent.filter(({ id }) => !known.includes(id))
      answer()
      setAsked(fresh)
      return fresh.length === 0
    },
    /** Called when the person has returned to the field and has seen its value. */
    answer,
    /** Closes the question without an answer. */
    close: (): void => setAsked([]),
  }
}

/** A suspect number in words. */
export interface SuspectText {
  id: string
  /** The number with its unit. */
  number: string
  /** Where the number is, and which one was expected. */
  reason: string
  /** The name of its field. */
  field: string
}

/**
 * Asks about numbers that may have been mistyped, in place of the buttons of a form or an action
 * bar. The second button submits the form, or calls `onYes` in a bar, above which the first number's
 * field becomes visible. The other one, which is safe and gets the initial focus, returns to that
 * field.
 */
export function NumberQuestion({
  suspects,
  onBack,
  onYes,
}: {
  suspects: readonly SuspectText[]
  onBack: () => void
  onYes?: () => void
}): ReactNode {
  const question = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  // The question appears where «Зберегти» was just pressed: a double click must not answer it.
  const settling = useSettling('question')
  const field = (): HTMLElement | undefined =>
    document.getElementsByName(suspects[0]?.field ?? '')[0]
  const inForm = !onYes
  const show = useEffectEvent((): void => {
    back.current?.focus({ preventScroll: true })
    // An action bar is always visible: scrolling to it would only move the fields.
    const hidden = inForm ? question.current : field()
    hidden?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => show(), [])
  return (
    <div ref={question} className={classes['question']}>
      <div role="alert" className={classes['words']}>
        {/* Not a paragraph: one in bold above another is taken for a heading. */}
        <Text component="div" fw={700}>
          Зберегти {[...new Set(suspects.map(({ number }) => number))].join(', ')}?
        </Text>
        {suspects.map(({ id, reason }) => (
          <Text key={id} size="sm">
            {reason}
          </Text>
        ))}
      </div>
      <div className={classes['answers']} data-settling={settling || undefined}>
        <Button
          ref={back}
          variant="default"
          onClick={() => {
            onBack()
            field()?.focus()
          }}
        >
          Виправити
        </Button>
        <Button type={inForm ? 'submit' : 'button'} onClick={onYes}>
          Так, зберегти
        </Button>
      </div>
    </div>
  )
}
