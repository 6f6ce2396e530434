import { Title, ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { memo, type ReactNode, type MouseEvent } from 'react'

import { useReturn } from '#src/ui/hooks/navigation.ts'

import { BrandMark } from './BrandMark.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

import '@mantine/core/styles/ActionIcon.css'
import '#src/ui/theme/print.css'
import classes from './Screen.module.css'

interface ScreenProps {
  /** The only h1, and the document's title. */
  title: string
  /** The target of the back arrow; screens of the menu have no arrow. */
  back?: LinkProps['to']
  /** The width of its column: a narrow one for one form, a wide one where the content benefits. */
  column?: 'narrow' | 'wide'
  /** What is shown to the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A screen inside the frame: its heading and its column of content. */
export function Screen({ title, back, column, action, children }: ScreenProps): ReactNode {
  return (
    <div className={classes['screen']} data-column={column}>
      <DocumentTitle title={title} />
      <header className={classes['header']}>
        {back ? (
          <BackArrow to={back} />
        ) : (
          <Link to="/dashboard" aria-label="На головну" className={classes['home']}>
            <BrandMark size={28} />
          </Link>
        )}
        <Heading title={title} />
        {action}
      </header>
      {children}
    </div>
  )
}

/** A separate component, so that typing on the screen does not render it again. */
const Heading = memo(function Heading({ title }: { title: string }): ReactNode {
  return (
    <Title order={1} tabIndex={-1} className={classes['title']}>
      {title}
    </Title>
  )
})

/** A press that opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The back arrow of a header: a link that goes back if its target is the previous entry. */
export function BackArrow({ to }: { to: NonNullable<LinkProps['to']> }): ReactNode {
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
      ms="-0.625rem"
    >
      <IconChevronLeft aria-hidden />
    </ActionIcon>
  )
}
