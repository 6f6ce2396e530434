/** Why nothing can be sent now: told at each attempt; null where all can be. */
let refusal: (() => void) | null = null

/** Refuses what would change something from now on; returns how to stop. */
export function refuseWriting(tell: () => void): () => void {
  refusal = tell
  return () => {
    if (refusal === tell) refusal = null
  }
}

/** Whether an attempt to change something is refused; it has been told why then. */
export function isWritingRefused(): boolean {
  refusal?.()
  return refusal !== null
}
