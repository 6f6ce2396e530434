/** Whether a session takes place, or took place: somebody has confirmed it. */
export const isAgreed = ({ status }: { status: string }): boolean =>
  status === 'verified' || status === 'concluded'
