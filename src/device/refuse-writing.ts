/** Called at each attempt to send: says why nothing can be sent now; null if everything can. */
let refusal: (() => void) | null = null

/** Refuses all changes from now on; returns a function that stops it. */
export function refuseWriting(notify: () => void): () => void {
  refusal = notify
  return () => {
    if (refusal === notify) refusal = null
  }
}

/** Whether an attempt to change something is refused; if it is, the person has seen why. */
export function isWritingRefused(): boolean {
  refusal?.()
  return refusal !== null
}
