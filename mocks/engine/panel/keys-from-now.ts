type OnKey = (event: KeyboardEvent) => void

/**
 * Listens for keys from now on, before listeners that are added later; returns a function that sets
 * what is called with them.
 */
export function keysFromNow(): (onKey: OnKey) => void {
  let called: OnKey = () => undefined
  addEventListener('keydown', (event) => called(event), { capture: true })
  return (onKey) => {
    called = onKey
  }
}
