import { Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { IconButton } from './IconButton.tsx'

import '@mantine/core/styles/Group.css'

interface PagerProps {
  /** Both as `pageOf` returns them: from 1 on. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Buttons to page through a list. */
export function Pager({ page, pages, onPage }: PagerProps): ReactNode {
  const arrow = (label: string, to: number, icon: ReactNode): ReactNode => (
    <IconButton
      label={label}
      variant="default"
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      {icon}
    </IconButton>
  )
  return (
    <Group role="navigation" aria-label="Сторінки" justify="center" gap="sm" wrap="nowrap">
      {arrow('Попередня сторінка', page - 1, <IconChevronLeft size={20} aria-hidden />)}
      {/* Its text is that of product §2 «/program». */}
      <Text c="dimmed" size="sm" fw={600} ta="center" miw="7.5rem" lang="en" aria-live="polite">
        {`Page ${page} of ${pages}`}
      </Text>
      {arrow('Наступна сторінка', page + 1, <IconChevronRight size={20} aria-hidden />)}
    </Group>
  )
}
