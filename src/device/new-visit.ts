/**
 * Whether this page was opened by a link or an address. A reload or a return in the history
 * continues the previous visit.
 */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
}
