/** Items asked for at once: the contract's largest page. */
const PAGE = 1000

/** What a server gives at least while there are more (spec §9 «Default list paging»). */
const LEAST = 100

/** Reads a list to its end, also from a server that gives fewer at once than were asked for. */
export async function allPages<Item>(
  read: (page: { skip: number; limit: number }) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await read({ skip: items.length, limit: PAGE })
    items.push(...page)
    if (page.length < LEAST) return items
  }
}
