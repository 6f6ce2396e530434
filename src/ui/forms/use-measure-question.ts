import { useState } from 'react'

import { type BodyNumbers, type BodyText, type Doubt, doubtsOf } from '#src/domain/body.ts'

const nameOf = ({ measure, value }: Doubt): string => `${measure} ${value}`

/**
 * Holds back measurements that may have been mistyped, until the person has been asked about each of their
 * numbers once (decision 55). A number that is corrected is asked about no more.
 */
export function useMeasureQuestion(body: BodyText, last: BodyNumbers) {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const answer = (): void => {
    setAnswered([...answered, ...asked])
    setAsked([])
  }
  return {
    /** What is asked about now. */
    doubts: doubtsOf(body, last).filter((doubt) => asked.includes(nameOf(doubt))),
    /** Whether the measurements may be sent; otherwise the person is asked. Sending what is asked about says yes. */
    mayBeSent: (sent: BodyText): boolean => {
      const fresh = doubtsOf(sent, last)
        .map(nameOf)
        .filter((name) => !answered.includes(name) && !asked.includes(name))
      if (fresh.length === 0) answer()
      else setAsked(fresh)
      return fresh.length === 0
    },
    /** The person goes back to the field and has seen its value. */
    answer,
    /** Nobody has answered. */
    close: (): void => setAsked([]),
  }
}
