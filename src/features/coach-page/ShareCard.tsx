import { Button, Text, Title } from '@mantine/core'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { User } from '#src/api/people.ts'
import { LINK_NOT_COPIED } from '#src/errors/messages.ts'
import { Card } from '#src/ui/Card.tsx'
import { useShareLink } from '#src/ui/use-share-link.ts'

import classes from './Site.module.css'

/** The address of the public page, to be looked at and to be sent to clients. */
export function ShareCard({ coach }: { coach: User }): ReactNode {
  const { slug, url, failed, share } = useShareLink(coach)
  return (
    <Card as="section" aria-labelledby="share" className={classes['section']}>
      <Title order={2} id="share">
        Сторінка для клієнтів
      </Title>
      <Text c="dimmed">Тут вас знаходять і записуються на тренування.</Text>
      <Link to="/coach/$id" params={{ id: slug }} className={classes['link']}>
        {url.replace(/^https?:\/\//, '')}
      </Link>
      <Button variant="default" leftSection={<IconShare size={20} aria-hidden />} onClick={share}>
        Поділитися посиланням
      </Button>
      {failed && (
        <p role="alert" className={classes['failure']}>
          {LINK_NOT_COPIED}
        </p>
      )}
    </Card>
  )
}
