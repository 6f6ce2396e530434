/** What Storybook's index says of a story. */
export interface Entry {
  type: string
  id: string
  title: string
  name: string
  exportName: string
  tags: string[]
}

/** Every story that Storybook shows, but the wall itself. */
export async function readEntries(own: string): Promise<Entry[]> {
  const response = await fetch('index.json')
  const { entries }: { entries: Record<string, Entry> } = await response.json()
  return Object.values(entries).filter(
    ({ type, title, tags }) => type === 'story' && title !== own && tags.includes('dev'),
  )
}
