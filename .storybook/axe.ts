/** The rules of axe that every screen is held to: all that there are, but for two (decision 49). */
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
  // Of what is in order no list is made: it takes a sixth of the time, and 300 MB of reports.
  resultTypes: ['violations'],
  rules: {
    'color-contrast-enhanced': { enabled: false },
    'duplicate-id': { enabled: false },
  },
}

/**
 * Parameters of a story whose page is longer than its window, where a control ends up half under the bar
 * at the bottom: to axe it is a small target, a person scrolls.
 */
export const HALF_COVERED = { a11y: { options: { rules: { 'target-size': { enabled: false } } } } }
