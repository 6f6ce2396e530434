import { Button, Text, TextInput, Title } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'

import { Card } from '#src/ui/Card.tsx'
import { ActionBar } from '#src/ui/forms/ActionBar.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { runText } from './programs.ts'

/** The sample data of the screen. */
const SAMPLE = {
  name: 'Силова база',
  exercises: [
    { name: 'Присідання зі штангою', sets: 4, reps: 8, rest: 120, duration: 0, weight: 40 },
    { name: 'Жим лежачи', sets: 4, reps: 8, rest: 120, duration: 0, weight: 30 },
    { name: 'Планка', sets: 3, reps: 1, rest: 60, duration: 45, weight: 0 },
  ],
}

/** A draft screen with sample data and without a server (product §2 «/create-program»). */
export function CreateProgramScreen(): ReactNode {
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The typed name is not logged, because it may be a person's (decision 15).
    console.info('Program draft', SAMPLE.exercises)
    toast.info('Це чернетка екрана: програму не надіслано.')
  }
  return (
    <Screen title="Створення програми" back="/program" column="narrow">
      <form onSubmit={save} className="u-column u-lg u-grow">
        <Text c="dimmed">Чернетка екрана на прикладі даних: нічого не надсилається на сервер.</Text>
        <TextInput defaultValue={SAMPLE.name} label="Назва програми" autoComplete="off" />
        <section aria-labelledby="plan" className="u-column u-sm u-grow">
          <Title order={2} id="plan">
            План тренування
          </Title>
          <ol className="u-column u-sm">
            {SAMPLE.exercises.map((exercise) => (
              <Card as="li" key={exercise.name}>
                <Title order={3} fz="md">
                  {exercise.name}
                </Title>
                <Text c="dimmed" size="sm">
                  {runText(exercise)}
                </Text>
              </Card>
            ))}
          </ol>
        </section>
        <ActionBar>
          <Button type="submit">Зберегти</Button>
        </ActionBar>
      </form>
    </Screen>
  )
}
