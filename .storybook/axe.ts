/**
 * The rules of axe that every screen is held to: WCAG 2.2 AA, best practices and the experimental ones.
 * The others are AAA, deprecated or obsolete.
 */
import type { RunOptions } from 'axe-core'

export const AXE_OPTIONS: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
    'experimental',
  ],
  // Of what is in order no list is made: it takes a sixth of the time, and 300 MB of reports.
  resultTypes: ['violations'],
  rules: {
    // An experiment that takes any bold line over a plain one for a heading: here names in a list.
    'p-as-heading': { enabled: false },
  },
}

/**
 * Parameters of a story whose page is longer than its window, where a control ends up half under the bar
 * at the bottom: to axe it is a small target, a person scrolls.
 */
export const HALF_COVERED = { a11y: { options: { rules: { 'target-size': { enabled: false } } } } }
