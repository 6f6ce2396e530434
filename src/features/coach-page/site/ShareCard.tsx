import { Button, Text, Title } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import type { User } from '#src/api/reads.ts'
import { pageIdOf } from '#src/device/share.ts'
import { LINK_NOT_COPIED } from '#src/errors/messages.ts'
import { Card } from '#src/ui/Card.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { shareCoachPage } from '#src/ui/overlays/share-coach-page.ts'

import classes from './Site.module.css'

/** The address of the public page, with buttons to open and to share it. */
export function ShareCard({ coach }: { coach: User }): ReactNode {
  const [failed, setFailed] = useState(false)
  const share = async (): Promise<void> => setFailed(await shareCoachPage(coach))
  return (
    <Card as="section" aria-labelledby="share" className={classes['section']}>
      <Title order={2} id="share">
        Сторінка для клієнтів
      </Title>
      <Text c="dimmed">Тут тебе знаходять і записуються на тренування.</Text>
      <Link to="/coach/$id" params={{ id: pageIdOf(coach) }} className={classes['link']}>
        {location.host}/coach/
        <wbr />
        {pageIdOf(coach)}
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
