import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { type Box, BOX_KINDS } from './boxes.ts'

interface BoxCardProps {
  box: Box
  /** How many of the shown screens it belongs to. */
  count: number
}

/** A guard, a part of the frame or a dialog. With stories of its own it links to them. */
export function BoxCard({ box: { kind, text, title }, count }: BoxCardProps): ReactNode {
  return (
    <>
      <strong>
        {BOX_KINDS[kind]}, екранів: {count}
      </strong>
      {title === null ? (
        <span>{text}</span>
      ) : (
        <a href={docsHref(title)} target="_top">
          {text}
        </a>
      )}
    </>
  )
}
