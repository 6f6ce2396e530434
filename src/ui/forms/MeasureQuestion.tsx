import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import { BODY_LIMITS, type SuspectNumber, MEASURE_NAMES, MEASURE_UNITS } from '#src/domain/body.ts'
import { useSettling } from '#src/ui/hooks/use-settling.ts'

import classes from './MeasureQuestion.module.css'

/**
 * Asks about numbers that may have been mistyped, in place of the form's buttons. The second button
 * submits the form; the other one, which is safe, gets the initial focus.
 */
export function MeasureQuestion({
  suspects,
  onBack,
}: {
  suspects: readonly SuspectNumber[]
  onBack: () => void
}): ReactNode {
  const question = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  // The question appears where «Зберегти» was just pressed: a double click must not answer it.
  const settling = useSettling('question')
  useEffect(() => {
    back.current?.focus()
    question.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={question} className={classes['question']}>
      <div role="alert">
        <Text fw={700}>Зберегти {suspects.map(valueText).join(', ')}?</Text>
        {suspects.map((suspect) => (
          <Text key={suspect.measure} size="sm">
            {reasonText(suspect)}
          </Text>
        ))}
      </div>
      <div className={classes['answers']} data-settling={settling || undefined}>
        <Button ref={back} variant="default" onClick={onBack}>
          Виправити
        </Button>
        <Button type="submit">Так, зберегти</Button>
      </div>
    </div>
  )
}

const valueText = ({ measure, value }: SuspectNumber): string =>
  `${value} ${MEASURE_UNITS[measure]}`

function reasonText({ measure, last }: SuspectNumber): string {
  const name = MEASURE_NAMES[measure]
  const unit = MEASURE_UNITS[measure]
  const [least, most] = BODY_LIMITS[measure]
  return last > 0
    ? `${name}: минулого разу — ${last.toLocaleString('uk')} ${unit}.`
    : `${name}: зазвичай від ${least} до ${most} ${unit}.`
}
