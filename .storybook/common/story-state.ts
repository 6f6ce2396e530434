/**
 * Which state of its screen a story shows: by its tag `state-…`, or else by the name of its export.
 */

export const STATES = {
  default: 'Звичайний',
  empty: 'Порожній',
  loading: 'Завантаження',
  failed: 'Помилка',
  busy: 'Насичений',
  edge: 'Межі',
  action: 'Дія',
} as const

export type State = keyof typeof STATES

const isState = (value: string): value is State => Object.hasOwn(STATES, value)

/** Words of an export's name; the first row with a match is used. */
const WORDS: [State, RegExp][] = [
  // What someone does meanwhile.
  ['action', /While(?:Saving|Loading)/],
  [
    'failed',
    /Failed|Failure|Broken|Bad[A-Z]|Weak|UnknownPhone|NoProfile|Validation|Down|Offline|Malformed|Forbidden|Refused|Expired|Spent|Wrong|Invalid|Locked|TooMany|Missing|Required|Not[A-Z]\w*(?:ed|nd|nt)$/,
  ],
  ['loading', /Loading|Pending|Saving|Sending|Slow|Retrying/],
  ['empty', /Empty|Nothing|Nobody|Blank|Unmeasured|NoHours|NoSlots|Without(?:Card|Coach)/],
  ['busy', /Busy|Huge|Long|Many/],
  ['edge', /Edge|Hostile|UnknownProgram|UnknownType|Nameless/],
  ['default', /^(?:Default|All)$/],
]

export function stateOf({ exportName, tags }: { exportName: string; tags: string[] }): State {
  const tagged = tags.find((tag) => tag.startsWith('state-'))?.slice('state-'.length)
  if (tagged !== undefined && isState(tagged)) return tagged
  return WORDS.find(([, words]) => words.test(exportName))?.[0] ?? 'action'
}
