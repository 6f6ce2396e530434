import type { ReactNode } from 'react'

import { type Box, BOX_KINDS } from './boxes.ts'
import { WholeLink } from './WholeLink.tsx'

interface BoxCardProps {
  box: Box
  /** How many of the shown screens it belongs to. */
  count: number
  /** Called with the names of what is under the pointer or in focus. */
  onHighlight: (names: readonly string[]) => void
}

/** A guard, a part of the frame or a dialog. The whole box is a link. */
export function BoxCard({ box, count, onHighlight }: BoxCardProps): ReactNode {
  const { name, kind, text, href } = box
  return (
    <WholeLink href={href} names={[name]} onHighlight={onHighlight}>
      <strong>
        {BOX_KINDS[kind]}, екранів: {count}
      </strong>
      <span>{text}</span>
    </WholeLink>
  )
}
