/** What the address of a coach's page needs. */
interface Owner {
  id: string
  publicSlug?: string | null
}

/** The part of the address that names a coach's page: its short name, or the coach's id. */
export const pageIdOf = ({ id, publicSlug }: Owner): string => publicSlug ?? id

/** The address of a coach's page, with the origin. */
export const pageUrlOf = (coach: Owner): string => `${location.origin}/coach/${pageIdOf(coach)}`
