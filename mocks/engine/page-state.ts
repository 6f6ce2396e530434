/** The state of a page outside the mock: its session, drafts and address. */
export interface PageState {
  /** Path and query. */
  address: string
  /** Everything that the device keeps for this origin, by key. */
  device: Record<string, string>
}

function readDevice(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage))
  } catch {
    return {} // a blocked storage is empty
  }
}

export function readPageState(): PageState {
  const { pathname, search } = location
  return { address: pathname + search, device: readDevice() }
}

/** Restores the device, and opens the address. */
export function openPageState({ address, device }: PageState): void {
  try {
    localStorage.clear()
    for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text)
  } catch {
    // The storage is blocked or full: some values are not restored.
  }
  location.assign(address)
}
