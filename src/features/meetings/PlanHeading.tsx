import { Text, Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

import { planText } from './plan-size.ts'

import classes from './PlanHeading.module.css'

/** «План тренування» and its size. With a ref it can take the focus. */
export function PlanHeading({
  plan,
  order = 2,
  ref,
}: {
  plan: readonly { sets: readonly unknown[] }[]
  order?: 2 | 3
  ref?: Ref<HTMLHeadingElement>
}): ReactNode {
  return (
    <div className={classes['heading']}>
      <Title order={order} size="h3" {...(ref && { ref, tabIndex: -1 })}>
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
