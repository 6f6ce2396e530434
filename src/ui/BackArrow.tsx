import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import { useReturn } from './hooks/use-return.ts'

/** A press that opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The back arrow of a header: a link that goes back if its target is the previous entry. */
export function BackArrow({
  to,
  className,
}: {
  to: NonNullable<LinkProps['to']>
  className: string | undefined
}): ReactNode {
  const goBack = useReturn()
  return (
    <ActionIcon
      component={Link}
      to={to}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (isPlain(event) && goBack(event.currentTarget.pathname)) event.preventDefault()
      }}
      aria-label="Назад"
      color="ink"
      className={className}
    >
      <IconChevronLeft aria-hidden />
    </ActionIcon>
  )
}
