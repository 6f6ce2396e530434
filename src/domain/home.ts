/** The first screen of a signed-in person (product §2 «/dashboard»). */
interface Me {
  id: string
  role: 'coach' | 'client'
  client_info: { goal: string | null } | null
}

/** Whether a client has a card: the one predicate of both guards (decision 5). */
export const hasCard = ({ client_info }: Pick<Me, 'client_info'>): boolean =>
  Boolean(client_info?.goal)

/**
 * The route of a person's first screen: the dashboard of a coach; the card of a client, or the
 * questionnaire if there is no card yet.
 */
export function homeOf(me: Me) {
  if (me.role === 'coach') return { to: '/dashboard' } as const
  return hasCard(me)
    ? ({ to: '/client/$clientId', params: { clientId: me.id } } as const)
    : ({ to: '/client/questionnaire' } as const)
}
