/** Items asked for at once; the contract's largest page. */
const PAGE = 1000

/**
 * Reads a list to its end. A server may give fewer than were asked for, so only an empty page ends it;
 * a first page that is short of `PAGE` by much is the whole list far more often, and costs one more call.
 */
export async function allPages<Item>(
  read: (page: { skip: number; limit: number }) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await read({ skip: items.length, limit: PAGE })
    if (page.length === 0) return items
    items.push(...page)
  }
}
