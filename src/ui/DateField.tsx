import { DateInput } from '@mantine/dates'
import { type ReactNode, useState } from 'react'

import { kyivNow } from '#src/domain/kyiv-time.ts'
import { numericDate, readDate } from '#src/domain/numeric-date.ts'

import { Dates, dropdownClass, monthProps } from './dates.tsx'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** A date to be typed, of years ago too, or picked: '02.03.2027'. What is no date is none, and stays to be mended. */
export function DateField({ label, value, disabled = false, onChange }: DateFieldProps): ReactNode {
  const [typed, setTyped] = useState({ isDate: true, left: false })
  const change = (date: string | null): void => {
    setTyped({ isDate: true, left: false })
    onChange(date ?? '')
  }
  return (
    <Dates>
      <DateInput
        {...monthProps({ today: kyivNow().date, chosen: value || null })}
        // What was typed wrong does not stay in a field that asks for nothing.
        key={String(disabled)}
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
        error={!disabled && !value && !typed.isDate && typed.left && WRONG}
        popoverProps={{ classNames: dropdownClass, withinPortal: false }}
        onChange={change}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value.trim()
          const isDate = text === '' || readDate(text) !== null
          setTyped({ isDate, left: false })
          if (!isDate && value) onChange('')
        }}
        onBlur={() => setTyped((last) => ({ ...last, left: true }))}
      />
    </Dates>
  )
}

const WRONG = 'Такої дати немає. Приклад: 02.03.2027'
