/** Called at each attempt to send: says why nothing can be sent now; null if everything can. */
let refusal: (() => void) | null = null

/** Refuses all changes from now on; returns a function that stops it. */
export function refuseWriting(tell: () => void): () => void {
  refusal = tell
  return () => {
    if (refusal === tell) refusal = null
  }
}

/** Whether an attempt to change something is refused; the person has been told why then. */
export function isWritingRefused(): boolean {
  refusal?.()
  return refusal !== null
}
