import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'

import { IconButton } from './IconButton.tsx'

import classes from './Pager.module.css'

/** Buttons to page through a list. `page` and `pages` count from 1, as `pageOf` returns them. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}): ReactNode {
  const last = Math.max(1, pages)
  const current = Math.min(Math.max(1, page), last)
  return (
    <nav className={classes['pager']} aria-label="Сторінки">
      <IconButton
        label="Попередня сторінка"
        variant="default"
        disabled={current === 1}
        onClick={() => onPage(current - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </IconButton>
      {/* Product §2 «/program» gives this text. */}
      <span className={classes['page']} lang="en" aria-live="polite">
        Page {current} of {last}
      </span>
      <IconButton
        label="Наступна сторінка"
        variant="default"
        disabled={current === last}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </IconButton>
    </nav>
  )
}
