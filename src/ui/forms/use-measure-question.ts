import { useState } from 'react'

import {
  type BodyNumbers,
  type BodyText,
  type SuspectNumber,
  suspectNumbers,
} from '#src/domain/body.ts'

const nameOf = ({ measure, value }: SuspectNumber): string => `${measure} ${value}`

/**
 * Holds back measurements that may have been mistyped, until the person has been asked about each
 * of their numbers once (decision 55). A corrected number is no longer asked about.
 */
export function useMeasureQuestion(body: BodyText, last: BodyNumbers) {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const answer = (): void => {
    setAnswered([...answered, ...asked])
    setAsked([])
  }
  return {
    /** The numbers of the current question. */
    suspects: suspectNumbers(body, last).filter((suspect) => asked.includes(nameOf(suspect))),
    /**
     * Whether the measurements may be sent; if not, the person is asked. Sending the numbers of the
     * question confirms them.
     */
    mayBeSent: (sent: BodyText): boolean => {
      const fresh = suspectNumbers(sent, last)
        .map(nameOf)
        .filter((name) => !answered.includes(name) && !asked.includes(name))
      if (fresh.length === 0) answer()
      else setAsked(fresh)
      return fresh.length === 0
    },
    /** Called when the person has returned to the field and has seen its value. */
    answer,
    /** Closes the question without an answer. */
    close: (): void => setAsked([]),
  }
}
