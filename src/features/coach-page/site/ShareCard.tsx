import { Button, Text, Title } from '@mantine/core'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import type { User } from '#src/api/people-reads.ts'
import { sharePage } from '#src/device/share-page.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from '#src/errors/messages.ts'
import { fullName } from '#src/features/coach-page/coach-info.ts'
import { Card } from '#src/ui/Card.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import classes from './Site.module.css'

/** The address of the public page, with buttons to open and to share it. */
export function ShareCard({ coach }: { coach: User }): ReactNode {
  const id = coach.publicSlug ?? coach.id
  const url = `${location.origin}/coach/${id}`
  const [failed, setFailed] = useState(false)
  const share = async (): Promise<void> => {
    const outcome = await sharePage(coach.id, { title: fullName(coach), url })
    setFailed(outcome === 'failed')
    if (outcome === 'failed') toast.error(LINK_NOT_COPIED)
    if (outcome === 'copied') toast.success(LINK_COPIED)
  }
  return (
    <Card as="section" aria-labelledby="share" className={classes['section']}>
      <Title order={2} id="share">
        Сторінка для клієнтів
      </Title>
      <Text c="dimmed">Тут тебе знаходять і записуються на тренування.</Text>
      <Link to="/coach/$id" params={{ id }} className={classes['link']}>
        {url.replace(/^https?:\/\//, '')}
      </Link>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconShare size={20} aria-hidden />}
        onClick={() => void share()}
      >
        Поділитися посиланням
      </Button>
      <FailureText boxed>{failed && LINK_NOT_COPIED}</FailureText>
    </Card>
  )
}
