import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconLink, IconRotate, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'

import { usePanel } from '../parts/panel-context.ts'
import { download } from './download.ts'

import prose from '../parts/prose.module.css'
import classes from './ShareControls.module.css'

const ICON = 16

/** Shares the state as a link or a file, and resets it. */
export function ShareControls(): ReactNode {
  const { mock, page, act, copy } = usePanel()
  const forgetFile = useRef<() => void>(null)

  const save = async (): Promise<void> => {
    const state = await mock.exportState()
    const time = page.time.exactWallTime(state.at).replaceAll(':', '-')
    download(`${page.name}-${state.settings.scenario}-${time}.json`, JSON.stringify(state))
  }
  const open = async (file: File): Promise<void> => {
    forgetFile.current?.()
    await mock.importState(JSON.parse(await file.text()))
  }
  return (
    <div className={classes['travel']}>
      <Button
        variant="filled"
        leftSection={<IconLink size={ICON} aria-hidden />}
        onClick={() => void copy(() => mock.link(), 'Посилання скопійовано')}
      >
        Скопіювати посилання
      </Button>
      <Button
        leftSection={<IconRotate size={ICON} aria-hidden />}
        title="Сценарій спочатку, на цьому ж екрані"
        onClick={() => void act(() => mock.reset())}
      >
        Скинути
      </Button>
      <Button
        leftSection={<IconDownload size={ICON} aria-hidden />}
        onClick={() => void act(save, 'Стан збережено у файл')}
      >
        Зберегти стан у файл
      </Button>
      <FileButton
        accept="application/json,.json"
        resetRef={forgetFile}
        onChange={(file) =>
          file && void act(() => open(file), undefined, 'Файл не підходить, нічого не змінено')
        }
      >
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={ICON} aria-hidden />}>
            Відкрити
          </Button>
        )}
      </FileButton>
      <p className={prose['hint']}>
        Посилання відтворює сценарій, персонажа, екран, час, затримку, код, сервер і збої, як їх
        задано. Зміни в даних і чернетки переносить файл.
      </p>
    </div>
  )
}
