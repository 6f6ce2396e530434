import { Button, Text, Textarea, Title } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react'

import { GOALS } from '#src/domain/body.ts'
import { failureText } from '#src/errors/error-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'
import { BodyFields, MeasureQuestion } from '#src/ui/numbers/BodyFields.tsx'
import { PictureField } from '#src/ui/pictures/PictureField.tsx'

import type { Step } from './answers.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { StepProgress } from './StepProgress.tsx'
import { useOnboarding } from './use-onboarding.ts'

import classes from './Onboarding.module.css'

const route = getRouteApi('/_protected/client/questionnaire')

const TEXTS: Record<Step, { title: string; text: string }> = {
  gender: { title: 'Твоя стать', text: 'Від неї залежать норми й навантаження.' },
  goal: { title: 'Твоя ціль', text: 'Заради чого ти тренуєшся.' },
  notes: {
    title: 'Нотатки для тренера',
    text: 'Травми, хвороби, досвід, зручний час — усе, що варто знати.',
  },
  body: {
    title: 'Виміри тіла',
    text: 'Від них рахуватиметься прогрес. Можна додати й пізніше, у картці.',
  },
}

const GENDERS = [
  { value: 'woman', label: 'Жінка' },
  { value: 'man', label: 'Чоловік' },
] as const

const GOAL_OPTIONS = GOALS.map((goal) => ({ value: goal, label: goal }))

/** «Заповнення даних»: four steps of a new client (product §2 «/client/questionnaire»). */
export function OnboardingScreen(): ReactNode {
  const { next } = route.useSearch()
  const { form, step, failure, pending, question, ...flow } = useOnboarding(next)
  const fields = useRef<HTMLDivElement>(null)
  const heading = useStepFocus(step, fields)
  const title = useId()
  const button = useFocusAfterCall(pending)
  const choice = (field: 'gender' | 'goal') => {
    const { value, onChange, error = null } = form.getInputProps(field)
    return { legend: TEXTS[field].title, name: field, value, onChange, error }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void =>
    // A step has one field that can be invalid, and it is the first.
    form.onSubmit(flow.save, () =>
      fields.current?.querySelector<HTMLElement>('input, button')?.focus(),
    )(event)
  return (
    <div className={classes['screen']}>
      <DocumentTitle title="Заповнення даних" />
      <Title order={1} tabIndex={-1}>
        Заповнення даних
      </Title>
      <ChosenSlotLine next={next} />
      <StepProgress step={step} />
      <form onSubmit={submit} noValidate>
        <Card className={classes['card']}>
          <div>
            <Title
              order={2}
              id={title}
              tabIndex={-1}
              ref={heading}
              className={classes['title'] ?? ''}
            >
              {TEXTS[step].title}
            </Title>
            <Text c="dimmed">{TEXTS[step].text}</Text>
          </div>
          {/* Text typed after the submit would not be saved. */}
          <div
            ref={fields}
            {...(step === 'body' && { role: 'group', 'aria-labelledby': title })}
            className={classes['fields']}
            inert={pending}
          >
            {step === 'gender' && <ChoiceCards {...choice('gender')} options={GENDERS} />}
            {step === 'goal' && <ChoiceCards {...choice('goal')} options={GOAL_OPTIONS} />}
            {step === 'notes' && (
              <Textarea {...form.getInputProps('notes')} label="Нотатки" rows={6} />
            )}
            {step === 'body' && (
              <>
                <BodyFields
                  input={(measure) => form.getInputProps(`body.${measure}`)}
                  last={flow.measured}
                />
                <PictureField label="Фото" picture={flow.photo} onChange={flow.setPhoto} />
              </>
            )}
          </div>
          <FailureText boxed>{failure && failureText(failure)}</FailureText>
          {question.suspects.length > 0 ? (
            <MeasureQuestion
              suspects={question.suspects}
              onBack={() => {
                question.answer()
                form.getInputNode(`body.${question.suspects[0]?.measure ?? 'weight'}`)?.focus()
              }}
            />
          ) : (
            <div className={classes['actions']}>
              {flow.back && (
                <Button variant="subtle" onClick={flow.back} disabled={pending}>
                  Назад
                </Button>
              )}
              <span className={classes['spring']} />
              {(step === 'notes' || step === 'body') && (
                <Button variant="default" onClick={flow.skip} disabled={pending}>
                  Пропустити
                </Button>
              )}
              <Button ref={button} type="submit" loading={pending}>
                {step === 'body' ? 'Зберегти' : 'Далі'}
              </Button>
            </div>
          )}
        </Card>
      </form>
    </div>
  )
}

/**
 * The heading of a new step gets the focus, so that it is announced. If the step starts with a
 * field, that field gets it, in a group named by the heading.
 */
function useStepFocus(step: Step, fields: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('[data-autofocus]')
    if (shown.current !== step) (first ?? heading.current)?.focus()
    shown.current = step
  }, [step, fields])
  return heading
}
