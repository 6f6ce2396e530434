import { Button, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { lastCoach } from '#src/device/last-coach.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { coachIdIn } from './coach-link.ts'

import classes from './FindCoach.module.css'

const CoachLink = v.object({
  link: v.pipe(
    v.string(),
    v.transform(coachIdIn),
    v.string('Це не посилання на сторінку тренера. Воно має /coach/ і ім’я.'),
  ),
})

/**
 * Helps a client whose trainings name no coach to find one: by the coach's page viewed last, or by
 * a pasted link.
 */
export function FindCoach({ clientId }: { clientId: string }): ReactNode {
  const last = useAtomValue(lastCoach.atom)[clientId]
  const navigate = useWhileShown(useNavigate())
  const form = useForm({
    initialValues: { link: '' },
    validate: schemaResolver(CoachLink, { sync: true }),
    transformValues: (values) => v.parse(CoachLink, values),
  })
  const open = ({ link }: { link: string }): void =>
    void navigate({ to: '/coach/$id', params: { id: link } })
  return (
    <CardSection title="Твій тренер">
      {last && (
        <>
          <Text>Остання сторінка тренера, яку тут відкривали:</Text>
          <Button
            classNames={{ root: classes['last'] ?? '', label: classes['name'] ?? '' }}
            renderRoot={(props) => <Link {...props} to="/coach/$id" params={{ id: last.id }} />}
          >
            Записатися: {last.name}
          </Button>
        </>
      )}
      <form onSubmit={form.onSubmit(open)} noValidate className={classes['form']}>
        <TextInput
          label="Посилання на сторінку тренера"
          description="Попроси його в тренера: на цій сторінці видно вільний час і можна записатися."
          placeholder={`${location.host}/coach/…`}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('link')}
        />
        <Button type="submit" variant={last ? 'default' : 'filled'}>
          Відкрити
        </Button>
      </form>
    </CardSection>
  )
}
