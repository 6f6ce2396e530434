// Numbers that may have been mistyped, about which the person is asked once (decision 55).

/**
 * Whether a number is implausible next to an earlier one of the same thing; `last` is 0 if there is
 * none.
 */
export type Plausibility = (value: number, last: number) => boolean

/** A measurement of a body: a fifth away from the last one, or outside of the plausible range. */
export const measureIsFar =
  ([least, most]: readonly [number, number]): Plausibility =>
  (value, last) =>
    (last > 0 && Math.abs(value - last) > last / 5) || value < least || value > most

/** The largest plausible weight, and number of repetitions, of a set without an earlier one. */
export const MOST_IN_SET = 500

/** The kilograms of a set: more than twice or less than half of the last, and 10 kg away. */
export const weightIsFar: Plausibility = (value, last) =>
  last > 0
    ? (value > last * 2 || value < last / 2) && Math.abs(value - last) >= 10
    : value > MOST_IN_SET

/** The repetitions of a set: more than three times the last ones, and above 50. */
export const repsAreFar: Plausibility = (value, last) =>
  last > 0 ? value > last * 3 && value > 50 : value > MOST_IN_SET

/**
 * Whether a number may have been mistyped: it is far from every earlier one. An empty field and an
 * unknown earlier number are 0.
 */
export function isSuspect(value: number, earlier: readonly number[], isFar: Plausibility): boolean {
  const known = earlier.filter((number) => number > 0)
  return value > 0 && (known.length > 0 ? known : [0]).every((last) => isFar(value, last))
}
