import { Button } from '@mantine/core'
import { IconBarbell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { EmptyState } from '#src/ui/states/States.tsx'

/** Product §2: the text of an empty plan. */
const CHOOSE = 'Оберіть тренування ↗'

/** Shown in place of an empty plan; the coach chooses a program in the meeting. */
export function NoPlan({ sessionId, isCoach }: { sessionId: string; isCoach: boolean }): ReactNode {
  const icon = <IconBarbell aria-hidden />
  if (!isCoach)
    return (
      <EmptyState icon={icon} title={CHOOSE} text="Тренер ще не додав вправ до цієї зустрічі." />
    )
  return (
    <EmptyState
      icon={icon}
      title="План ще порожній"
      text="Програма з бібліотеки принесе сюди свої вправи."
      action={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/add-meeting/$sessionId" params={{ sessionId }} />
          )}
        >
          {CHOOSE}
        </Button>
      }
    />
  )
}
