/** An entry of Storybook's index. */
export interface Entry {
  type: string
  id: string
  title: string
  name: string
  exportName: string
  tags: string[]
}

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
