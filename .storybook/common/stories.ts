/** The entries of Storybook's index, and which state of its screen a story shows. */

export interface Entry {
  type: string
  id: string
  title: string
  name: string
  exportName: string
  tags: string[]
  /** The file of the stories, and of their component: './src/ui/Card.stories.tsx'. */
  importPath: string
  componentPath?: string
}

/** An entry of a story that stands for one, in the tests of Storybook's own pages. */
export const entryOf = (title: string, exportName: string, name: string): Entry => ({
  type: 'story',
  id: `${title}--${exportName}`,
  title,
  name,
  exportName,
  tags: [],
  importPath: '',
})

/** Pages about the Storybook itself, which show no part of the product. */
const OWN = /^(?:Огляд|Основи)\//

/** Kit stories are listed after the screens. */
export const isOfKit = ({ title }: Pick<Entry, 'title'>): boolean => title.startsWith('Елементи/')

/** Every story of the product that Storybook shows. */
export async function readEntries(): Promise<Entry[]> {
  const response = await fetch('index.json')
  const { entries }: { entries: Record<string, Entry> } = await response.json()
  return Object.values(entries)
    .filter(({ type, title, tags }) => type === 'story' && !OWN.test(title) && tags.includes('dev'))
    .toSorted((a, b) => Number(isOfKit(a)) - Number(isOfKit(b)))
}

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

/** By the tag `state-…` of a story, or else by the name of its export. */
export function stateOf({ exportName, tags }: Pick<Entry, 'exportName' | 'tags'>): State {
  const tagged = tags.find((tag) => tag.startsWith('state-'))?.slice('state-'.length)
  if (tagged !== undefined && isState(tagged)) return tagged
  return WORDS.find(([, words]) => words.test(exportName))?.[0] ?? 'action'
}

/** Posted by a story once it is held. */
export const heldMessage = (id: string): string => `The story is held: ${id}`
