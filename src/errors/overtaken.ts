/**
 * Nothing was sent: what was to be saved has been changed since its draft was begun, in another tab, on
 * another device or by somebody else. Its message is what the person reads.
 */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}
