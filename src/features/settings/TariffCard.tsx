import { Button, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Card } from '#src/ui/Card.tsx'

import classes from './TariffCard.module.css'

const FEATURES = [
  'Облік клієнтів і їхнього прогресу',
  'Запис на тренування',
  'Створення програм тренувань',
  'Бібліотека вправ',
  'Персональний сайт',
]

/** The coach's plan (product §2 «/settings»): there is only one, free and active. */
export function TariffCard(): ReactNode {
  return (
    <Card as="section" aria-labelledby="plan" className={classes['card']}>
      <Title order={2} id="plan">
        Тарифний план
      </Title>
      <div className={classes['name']}>
        <Text fw={700}>Базовий тариф</Text>
        <span className={classes['price']}>Безкоштовно</span>
      </div>
      <ul className={classes['features']}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <Button disabled fullWidth>
        Підключений
      </Button>
    </Card>
  )
}
