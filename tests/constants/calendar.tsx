import { weekOf } from '#src/domain/time/calendar-date.ts'
import { DayPartGroup } from '#src/features/booking/DaySlots.tsx'
import { DAY_PARTS, dayPartOf } from '#src/features/booking/slot-state.ts'
import { placeOf } from '#src/features/calendar/day-entries.ts'
import { WeekGrid } from '#src/features/calendar/WeekGrid.tsx'
import { addSlot, editTime, type WeekHours } from '#src/features/hours/rules/hours-editor.ts'
import { TariffCard } from '#src/features/settings/SettingsScreen.tsx'
import { WeekStrip } from '#src/ui/dates/WeekStrip.tsx'
import { PictureButton } from '#src/ui/pictures/PictureField.tsx'

import { type Checks, gives, story } from './check.ts'
import { allOf, markup } from './markup.tsx'

const SUNDAY = '2027-03-07'
const WEEK = weekOf(SUNDAY)
const NOW = { date: SUNDAY, time: '08:00' }
const nothing = (): void => {}

const emptyGrid = (): string =>
  markup(<WeekGrid date={SUNDAY} now={NOW} slots={[]} sessions={[]} />)

const groupHeads = (): string =>
  DAY_PARTS.map((part) =>
    markup(<DayPartGroup part={part} slots={[]} chosenId={undefined} onChoose={null} />),
  ).join('')

const weekStrip = (): string =>
  markup(
    <WeekStrip
      date={SUNDAY}
      today={SUNDAY}
      noteOn={() => null}
      markedOn={() => false}
      dayProps={() => ({})}
      onDay={nothing}
    />,
  )

const NO_HOURS: WeekHours = [[], [], [], [], [], [], []]
const ONE_SLOT = addSlot(NO_HOURS, 0)

/** Monday's slots as `start-end`. */
const monday = ([slots = []]: WeekHours): string[] =>
  slots.map(({ start, end }) => `${start}-${end}`)

/** The week whose only slot, on Monday, gets a typed end. */
const endingAt = (text: string): WeekHours =>
  editTime(ONE_SLOT, 0, ONE_SLOT[0]?.[0]?.key ?? '', 'end', text)

/** Calendar, booking and hours; then constants of single screens. */
export const calendar = {
  Calendar: [
    gives(['2027-03-01', SUNDAY], () => [WEEK[0], WEEK[6]]),
    gives(['--row:48px;--rows:18'], () => allOf(emptyGrid(), /style="(--row.*?)"/g)),
    gives(['09', '10', '11', '12', '13', '14', '15', '16', '17'], () =>
      allOf(emptyGrid(), /<span>(\d\d):00<\/span>/g),
    ),
    gives({ top: 48, height: 48 }, () => placeOf('09:30', '10:00', { from: 9, to: 18 })),
  ],
  'Booking groups': [
    gives(['morning', 'morning', 'day', 'day', 'evening', 'evening'], () =>
      ['08:00', '11:30', '12:00', '17:30', '18:00', '22:00'].map(
        (start_time) => dayPartOf({ start_time }).id,
      ),
    ),
    gives(['08:00–11:30', '12:00–17:30', '18:00–22:00'], () =>
      allOf(groupHeads(), /(\d\d:\d\d–\d\d:\d\d)/g),
    ),
  ],
  'Week labels': [
    gives(['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'], () =>
      allOf(weekStrip(), /<span[^>]*>(\p{L}+)<\/span>/gu),
    ),
  ],
  'Default working slot': [
    gives(['09:00-18:00'], () => monday(ONE_SLOT)),
    gives(['09:00-18:00', '18:00-19:00'], () => monday(addSlot(ONE_SLOT, 0))),
    gives(['09:00-23:30', '23:30-23:59'], () => monday(addSlot(endingAt('23:30'), 0))),
    gives(['09:00-23:59'], () => monday(endingAt('24:00'))),
  ],
  Images: [
    gives(['image/png,image/jpeg'], () => {
      const button = (
        <PictureButton onPick={nothing} onProblem={nothing}>
          Обрати
        </PictureButton>
      )
      return allOf(markup(button), /accept="(.*?)"/g)
    }),
    story(
      'src/features/clients/measurements/MeasureDialog.stories.tsx',
      'Порожня форма',
      'PNG або JPG, максимум 1000x1000 px',
    ),
  ],
  'Tariff plan': [
    gives(['Базовий тариф', 'Безкоштовно'], () =>
      allOf(markup(<TariffCard />), />(Базов[^<]+|Безкошт[^<]+)</g),
    ),
  ],
  Analytics: [
    story(
      'src/features/dashboard/DashboardScreen.stories.tsx',
      'П’ять зустрічей',
      "getByText('Буде доступна після тижня користування.')).toBeVisible()",
    ),
  ],
} satisfies Partial<Checks>
