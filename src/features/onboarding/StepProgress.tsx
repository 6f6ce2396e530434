import { Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { type Step, STEPS } from './answers.ts'

import classes from './Onboarding.module.css'

/** The progress of the questionnaire. */
export function StepProgress({ step }: { step: Step }): ReactNode {
  const at = STEPS.indexOf(step) + 1
  return (
    <div className={classes['progress']}>
      <Text size="sm" fw={600} c="dimmed">
        Крок {at} з {STEPS.length}
      </Text>
      <Progress.Root
        unstyled
        role="progressbar"
        aria-label="Заповнення даних"
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={at}
        aria-valuetext={`Крок ${at} з ${STEPS.length}`}
        className={classes['bars'] ?? ''}
      >
        {STEPS.map((one, index) => (
          <Progress.Section
            key={one}
            value={100 / STEPS.length}
            withAria={false}
            className={classes['bar'] ?? ''}
            mod={{ done: index < at }}
          />
        ))}
      </Progress.Root>
    </div>
  )
}
