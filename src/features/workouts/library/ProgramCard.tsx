import { Loader, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCopy, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import { fullDate } from '#src/domain/time/date-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { Card } from '#src/ui/Card.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

import type { OwnProgram } from '../program-library.ts'
import { ProgramPlan } from './ProgramPlan.tsx'

import classes from './ProgramCard.module.css'

/** A program of the library: its name, which opens the plan, and buttons to copy and delete it. */
export function ProgramCard({
  program: { id, name, created_at },
  copying,
  mayCopy,
  onCopy,
  onDelete,
}: {
  program: OwnProgram
  copying: boolean
  /** Disabled while one is being copied. */
  mayCopy: boolean
  onCopy: () => void
  onDelete: () => void
}): ReactNode {
  const [opened, setOpened] = useState(false)
  const planId = useId()
  return (
    <Card as="li" className={classes['card']}>
      <div className={classes['head']}>
        <Title order={2} className={classes['title']}>
          <UnstyledButton
            className={classes['toggle']}
            aria-expanded={opened}
            aria-controls={planId}
            onClick={() => setOpened(!opened)}
          >
            <IconChevronDown size={20} aria-hidden className={classes['chevron']} />
            {name}
          </UnstyledButton>
        </Title>
        {created_at && <span className={classes['date']}>{dateOf(created_at)}</span>}
        <IconButton label={`Копіювати: ${name}`} disabled={!mayCopy} onClick={onCopy}>
          {copying ? (
            <Loader size={20} color="currentColor" aria-busy />
          ) : (
            <IconCopy size={20} aria-hidden />
          )}
        </IconButton>
        <IconButton label={`Видалити: ${name}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      <div id={planId} hidden={!opened}>
        {opened && <ProgramPlan id={id} name={name} />}
      </div>
    </Card>
  )
}

/** '2027-01-20T18:15:00Z' to '20 січня 2027', the date in Kyiv. */
const dateOf = (instant: string): string => fullDate(kyivNow(Date.parse(instant)).date)
