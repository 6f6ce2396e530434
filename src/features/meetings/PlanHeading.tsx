import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { planText } from './plan-size.ts'

import classes from './PlanHeading.module.css'

/** «План тренування» and its size. */
export function PlanHeading({
  plan,
  order = 2,
}: {
  plan: readonly { sets: readonly unknown[] }[]
  order?: 2 | 3
}): ReactNode {
  return (
    <div className={classes['heading']}>
      <Title order={order} size="h3">
        План тренування
      </Title>
      {plan.length > 0 && (
        <Text c="dimmed" size="sm">
          {planText(plan)}
        </Text>
      )}
    </div>
  )
}
