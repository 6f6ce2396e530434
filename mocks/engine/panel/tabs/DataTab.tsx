import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { usePanel } from '../parts/panel-context.ts'
import { DataRow } from './DataRow.tsx'
import { useRows } from './use-rows.ts'

import controls from '../parts/controls.module.css'
import lines from '../parts/lines.module.css'
import sections from '../parts/PanelSection.module.css'
import prose from '../parts/prose.module.css'
import classes from './DataTab.module.css'

/** The database of the mock, one table at a time: search, change, delete, undo. */
export function DataTab(): ReactNode {
  const { mock, page, act } = usePanel()
  const [chosen, setChosen] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const [withSecrets, setWithSecrets] = useState(false)
  const { table, sizes, found, reread } = useRows({ table: chosen, search, withSecrets })

  const edit = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    await act(work, done, 'Нічого не змінено')
    await reread()
  }
  const undo = async (): Promise<void> => {
    if ((await mock.undo()) === null) throw new Error('немає чого скасовувати')
  }
  const tables = Object.entries(sizes ?? {})
  return (
    <div className={classes['data']}>
      <NativeSelect
        label="Таблиця"
        data={tables.map(([name, size]) => ({ value: name, label: `${name} (${size})` }))}
        value={chosen ?? table ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      />
      <TextInput
        type="search"
        aria-label="Пошук у таблиці"
        placeholder="Слово або поле=значення"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={controls['choices']}>
        <Button
          aria-pressed={withSecrets}
          variant={withSecrets ? 'filled' : 'default'}
          onClick={() => setWithSecrets(!withSecrets)}
        >
          Показати секрети
        </Button>
        <Button
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void edit(undo, 'Зміну скасовано')}
        >
          Скасувати зміну
        </Button>
      </div>
      <p className={prose['hint']}>
        Сторінка покаже зміну, коли перечитає дані. Скасувати можна зміни, зроблені відтоді, як її
        відкрито.
      </p>
      {found?.total === 0 && <p className={sections['empty']}>Таких рядків немає.</p>}
      <ul className={lines['rows']} aria-label={`Рядки: ${table ?? ''}`}>
        {table !== null &&
          found?.rows.map(({ key, row }) => (
            <DataRow
              key={`${table} ${key}`}
              row={row}
              {...(table === page.people && { onSignIn: () => act(() => mock.as(key)) })}
              onChange={(change, done) =>
                edit(async () => {
                  await mock.changeRow(table, key, change())
                  done()
                }, 'Рядок змінено')
              }
              onDelete={() => edit(() => mock.deleteRow(table, key), 'Рядок видалено')}
            />
          ))}
      </ul>
      {found && found.rows.length < found.total && (
        <p className={prose['hint']}>
          Показано {found.rows.length} з {found.total}.
        </p>
      )}
    </div>
  )
}
