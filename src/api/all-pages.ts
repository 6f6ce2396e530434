/** Items asked for at once, and what a server gives while there are more (spec §9 «Default list paging»). */
const PAGE = 100

/** Reads a list to its end. */
export async function allPages<Item>(
  read: (page: { skip: number; limit: number }) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await read({ skip: items.length, limit: PAGE })
    items.push(...page)
    if (page.length < PAGE) return items
  }
}
