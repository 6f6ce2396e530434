/**
 * Nothing was sent: since the draft was begun, its item was changed in another tab, on another
 * device or by somebody else. The error's message is shown to the person.
 */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}
