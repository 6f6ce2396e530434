import { useEffect, useRef, useState } from 'react'

interface Outcome<Answer> {
  onSuccess: (answer: Answer) => void
  onError: (error: Error) => void
}

interface CallState {
  status: 'idle' | 'pending' | 'success' | 'error'
  error: Error | null
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason))

/**
 * A call of which one is under way at a time. That is known at once: a second click can come before the
 * first has rendered. Nothing is told to a screen that has been left. The forms before signing in use
 * this instead of a mutation, because they load no query client.
 */
export function useSingleCall<Answer, Sent>(send: (sent: Sent) => Promise<Answer>) {
  const [{ status, error }, setState] = useState<CallState>({ status: 'idle', error: null })
  const underWay = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const call = async (sent: Sent, { onSuccess, onError }: Outcome<Answer>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setState({ status: 'pending', error: null })
    const outcome = await send(sent).then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ failure: asError(reason) }),
    )
    underWay.current = false
    if (isLeft.current) return
    if ('failure' in outcome) {
      setState({ status: 'error', error: outcome.failure })
      onError(outcome.failure)
    } else {
      setState({ status: 'success', error: null })
      onSuccess(outcome.answer)
    }
  }
  return {
    status,
    error,
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    call,
  }
}
