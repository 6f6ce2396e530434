/** The address of a coach's page names nobody (spec §8 «Public coach page»). */
export class MissingCoachId extends Error {
  override readonly name = 'MissingCoachId'
}
