/** Items asked for at once (spec §9 «Default list paging»). */
const PAGE = 100

/** What a server gives at least while there are more, whatever it was asked for. */
const LEAST = 10

/** Requests under way at most: other calls of the page need a connection too. */
const AT_ONCE = 6

/** Which items of a list to ask for. */
export interface Page {
  skip: number
  limit: number
}

/**
 * Reads a list to its end, also from a server that gives fewer items at once than the 100 asked for.
 *
 * The length of the first page is taken for the size of the server's pages: the list goes on after what
 * was received, and ends with a page that is shorter than the first. Only a first page of fewer than 10
 * items, or of more than asked for, is the whole list without asking again. One that is short costs one
 * more request; once a page is as long as could be, the next ones are asked for in parallel.
 *
 * @throws what `read` throws, at its first failure; nothing more is asked for then
 */
export async function allPages<Item>(read: (page: Page) => Promise<Item[]>): Promise<Item[]> {
  return (await answersOf(read, (items) => items)).flat()
}

/** The same for answers that hold a page of a list among other things; all of them, in order. */
export async function answersOf<Answer>(
  read: (page: Page) => Promise<Answer>,
  itemsIn: (answer: Answer) => readonly unknown[],
): Promise<[Answer, ...Answer[]]> {
  const first = await read({ skip: 0, limit: PAGE })
  const answers: [Answer, ...Answer[]] = [first]
  const size = itemsIn(first).length
  if (size < LEAST || size > PAGE) return answers
  let atOnce = size < PAGE ? 1 : 2
  for (;;) {
    const pages = Array.from({ length: atOnce }, (_, index) => (answers.length + index) * size)
    for (const answer of await Promise.all(pages.map((skip) => read({ skip, limit: size })))) {
      // A server that knows no pages gives the same again and again.
      if (answers.length === 1 && areSame(itemsIn(answer), itemsIn(first))) return answers
      answers.push(answer)
      if (itemsIn(answer).length < size) return answers
    }
    atOnce = Math.min(2 * atOnce, AT_ONCE)
  }
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
