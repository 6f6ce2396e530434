/**
 * Whether this page was opened by a link or an address. One that is reloaded, or come back to, goes on
 * with the visit before.
 */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
}
