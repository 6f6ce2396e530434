/**
 * Writes a value to the device as another tab would: this page only receives the event. Null
 * removes it.
 */
export function writeInAnotherTab(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}
