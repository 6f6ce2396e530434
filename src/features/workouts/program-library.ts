import type { components } from '#src/api/contract.gen.ts'
import { foldForSearch } from '#src/domain/names.ts'
import { UNKNOWN_PROGRAM } from '#src/errors/messages.ts'

/** A program in the profile: all that the library has before a plan is opened. */
export type OwnProgram = components['schemas']['OwnProgram']

/** The number of programs on a page (product §9). */
export const PAGE_SIZE = 6

/**
 * The programs with the text in their name, the newest first. The specification's profile has no
 * dates (product §3 «User»): programs without a date come last, in the profile's order. A program
 * without a name gets the one of product §8 «Fallbacks».
 */
export function libraryOf(programs: readonly OwnProgram[], search: string): OwnProgram[] {
  const text = foldForSearch(search)
  return programs
    .map((program) => (program.name ? program : { ...program, name: UNKNOWN_PROGRAM }))
    .filter(({ name }) => foldForSearch(name).includes(text))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
}

const timeOf = ({ created_at }: OwnProgram): number => (created_at ? Date.parse(created_at) : 0)
