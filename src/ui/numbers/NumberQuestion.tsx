import { Button, Text } from '@mantine/core'
import { useState, type ReactNode, useEffect, useRef } from 'react'

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
  /** `number` has its unit; `reason` says where it is, and which number was expected. */
  suspects: readonly { id: string; number: string; reason: string }[]
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
