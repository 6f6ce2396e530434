/** Items requested at once (product §9 «Default list paging»). */
const PAGE = 100

/** The most requests in flight at a time: other calls of the page need connections, too. */
const AT_ONCE = 6

/** No list is this long, so only a server without paging answers with items at this offset. */
const FAR = 1_000_000

/** Which items of a list to request. */
export interface Page {
  skip: number
  limit: number
}

/**
 * Reads a list to its end, also from a server that returns fewer items at once than the 100
 * requested.
 *
 * The length of the first page counts as the server's page size. The list continues after the items
 * received so far, and ends with a page that is shorter than the first, or empty. So a short list
 * costs one more request and an empty one none. Once a page has the full size, the next ones are
 * requested in parallel. A first page with more items than requested is the whole list of a server
 * without paging.
 *
 * @param show called with the first page as soon as it has arrived, if others may follow
 * @throws what `read` throws, at its first failure; no further page is requested then
 */
export async function allPages<Item>(
  read: (page: Page) => Promise<Item[]>,
  show?: (first: Item[]) => void,
): Promise<Item[]> {
  return (await answersOf(read, (items) => items, show)).flat()
}

/**
 * The same for answers that contain a page of a list among other fields; returns all of them, in
 * order.
 */
export async function answersOf<Answer>(
  read: (page: Page) => Promise<Answer>,
  itemsIn: (answer: Answer) => readonly unknown[],
  show?: (first: Answer) => void,
): Promise<[Answer, ...Answer[]]> {
  const first = await read({ skip: 0, limit: PAGE })
  const answers: [Answer, ...Answer[]] = [first]
  const size = itemsIn(first).length
  if (size === 0 || size > PAGE) return answers
  show?.(first)
  // Rows may be equal, for example the exercises of a program, so two equal pages alone do not
  // prove that the server ignores paging.
  const knowsNoPages = async (): Promise<boolean> =>
    itemsIn(await read({ skip: FAR, limit: 1 })).length > 0
  let atOnce = size < PAGE ? 1 : 2
  for (;;) {
    const pages = Array.from({ length: atOnce }, (_, index) => (answers.length + index) * size)
    for (const answer of await Promise.all(pages.map((skip) => read({ skip, limit: size })))) {
      const isRepeated = answers.length === 1 && areSame(itemsIn(answer), itemsIn(first))
      if (isRepeated && (await knowsNoPages())) return answers
      answers.push(answer)
      if (itemsIn(answer).length < size) return answers
    }
    atOnce = Math.min(2 * atOnce, AT_ONCE)
  }
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
