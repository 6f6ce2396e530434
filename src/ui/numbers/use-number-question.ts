import { useState } from 'react'

/** A number of a form. Its `id` names its field and its value. */
interface FormNumber {
  id: string
}

/**
 * Holds back numbers that may have been mistyped, until the person has been asked about each of
 * them once (decision 55). The question closes when none of its numbers is on the form any more.
 * While it is open, it says what was known when it was asked.
 *
 * @param numbers the numbers that are on the form now
 */
export function useNumberQuestion<Suspect extends FormNumber>(
  numbers: readonly (FormNumber & Partial<Suspect>)[],
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
