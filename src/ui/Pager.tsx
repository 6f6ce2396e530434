import { Pagination } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

import { IconButton } from './IconButton.tsx'

import classes from './Pager.module.css'

interface PagerProps {
  /** Counts from 1, as `pageOf` returns it. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Buttons to page through a list. */
export function Pager({ page, pages, onPage }: PagerProps): ReactNode {
  const last = Math.max(1, pages)
  return (
    <Pagination.Root
      unstyled
      role="navigation"
      aria-label="Сторінки"
      className={classes['pager'] ?? ''}
      total={last}
      value={Math.min(Math.max(1, page), last)}
      onChange={onPage}
    >
      <Pagination.Previous renderRoot={arrow('Попередня сторінка')} icon={Previous} />
      {/* Its text is that of product §2 «/program». */}
      <Pagination.Label className={classes['page'] ?? ''} lang="en" aria-live="polite" />
      <Pagination.Next renderRoot={arrow('Наступна сторінка')} icon={Next} />
    </Pagination.Root>
  )
}

/** Renders an arrow as our button, which keeps the focus when it is disabled. */
const arrow =
  (label: string) =>
  (props: Omit<ComponentProps<typeof IconButton>, 'label'>): ReactNode => (
    <IconButton {...props} label={label} variant="default" />
  )

const Previous = (): ReactNode => <IconChevronLeft size={20} aria-hidden />
const Next = (): ReactNode => <IconChevronRight size={20} aria-hidden />
