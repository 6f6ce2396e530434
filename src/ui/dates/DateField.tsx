import { DateInput } from '@mantine/dates'
import { type ReactNode, useState } from 'react'

import { numericDate, readDate } from '#src/domain/time/calendar-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'

import { Dates, dropdownClass, monthProps } from './DateChoice.tsx'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

/**
 * A date that is typed, also one years ago, or picked: '02.03.2027'. Invalid text yields an empty
 * value and stays in the field.
 */
export function DateField({ label, value, disabled = false, onChange }: DateFieldProps): ReactNode {
  const [typed, setTyped] = useState({ isDate: true, left: false })
  // For touch or a pointer; opened while typing it would cover the next field.
  const [opened, setOpened] = useState(false)
  useBackCloses(opened, () => setOpened(false))
  const change = (date: string | null): void => {
    setTyped({ isDate: true, left: false })
    setOpened(false)
    onChange(date ?? '')
  }
  return (
    <Dates>
      <DateInput
        {...monthProps({ today: kyivNow().date, chosen: value || null })}
        label={label}
        placeholder="дд.мм.рррр"
        inputMode="numeric"
        disabled={disabled}
        value={value || null}
        valueFormat={numericDate}
        dateParser={readDate}
        fixOnBlur={typed.isDate}
        clearable
        clearButtonProps={{ 'aria-label': 'Очистити дату' }}
        error={!value && !typed.isDate && typed.left && WRONG}
        popoverProps={{ opened, classNames: dropdownClass, withinPortal: false }}
        onClick={() => setOpened(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpened(false)
        }}
        onChange={change}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value.trim()
          const isDate = text === '' || readDate(text) !== null
          setTyped({ isDate, left: false })
          setOpened(false)
          if (!isDate && value) onChange('')
        }}
        onBlur={() => {
          setTyped((last) => ({ ...last, left: true }))
          setOpened(false)
        }}
      />
    </Dates>
  )
}

const WRONG = 'Такої дати немає. Приклад: 02.03.2027'
