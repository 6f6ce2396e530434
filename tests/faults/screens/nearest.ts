/** Pairs of neighbouring letters: what is alike has many in common, also with other endings. */
const pairsOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2).toLowerCase())

/** How much of both texts is in the other one: 0 to 1. */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(` ${one} `), pairsOf(` ${other} `)]
  const common = ours.filter((pair) => theirs.includes(pair)).length
  return (2 * common) / (ours.length + theirs.length)
}

/** A longer text is that of a whole part of the screen. */
const LONGEST = 300

/** The text that is most like the one that was looked for, and holds it if any does; null for none. */
export function nearestTo(wanted: string, texts: readonly string[]): string | null {
  const short = texts.filter(({ length }) => length <= LONGEST)
  const holding = short.filter((text) => text.includes(wanted))
  const [nearest] = (holding.length > 0 ? holding : short).toSorted(
    (one, other) => likeness(wanted, other) - likeness(wanted, one),
  )
  return nearest ?? null
}
