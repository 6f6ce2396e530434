/** What a page holds besides the mock: whose session, which drafts, at which address. */
export interface PageState {
  /** Path and query. */
  address: string
  /** All that the device keeps for this origin, by key. */
  device: Record<string, string>
}

function readDevice(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage))
  } catch {
    return {} // a blocked storage holds nothing
  }
}

export function readPageState(): PageState {
  const { pathname, search } = location
  return { address: pathname + search, device: readDevice() }
}

/** Makes the device what it was, and opens the address there. */
export function openPageState({ address, device }: PageState): void {
  try {
    localStorage.clear()
    for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text)
  } catch {
    // A blocked storage, or a full one, keeps what it can.
  }
  location.assign(address)
}
