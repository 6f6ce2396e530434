/** The axe rules for every screen: all of them, except two (decision 49). */
import type { RunOptions } from 'axe-core'

export const AXE_OPTIONS: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag2aaa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'wcag2a-obsolete',
    'best-practice',
    'experimental',
    'deprecated',
  ],
  // Passed rules are not reported: they take a sixth of the time, and 300 MB of reports.
  resultTypes: ['violations'],
  rules: {
    'color-contrast-enhanced': { enabled: false },
    'duplicate-id': { enabled: false },
  },
}

/**
 * Parameters of a story whose page is longer than its window, where a control may be half covered
 * by the bar at the bottom: axe reports it as a small target, but a person can scroll.
 */
export const HALF_COVERED = { a11y: { options: { rules: { 'target-size': { enabled: false } } } } }
