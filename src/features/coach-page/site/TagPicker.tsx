import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { failureText } from '#src/errors/error-text.ts'
import { tagChangeMutation } from '#src/features/coach-page/api.ts'
import type { CoachInfo } from '#src/features/coach-page/coach-info.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

import { type TagName, TAGS } from '../tags.ts'

import classes from './Site.module.css'

/** The coach's tags out of the fixed 18; each is changed at once. */
export function TagPicker({ tags }: { tags: CoachInfo['training_tags'] }): ReactNode {
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <div role="group" aria-labelledby="tags" className={classes['field']}>
      <Text fw={500} id="tags">
        Напрями
      </Text>
      <Text c="dimmed" size="sm">
        Зберігаються одразу.
      </Text>
      <div className={classes['tags']}>
        {TAGS.map((name) => (
          <TagChip
            key={name}
            name={name}
            id={tags.find((tag) => tag.name === name)?.id ?? null}
            onFailure={setFailure}
          />
        ))}
      </div>
      <FailureText boxed>{failure}</FailureText>
    </div>
  )
}

function TagChip({
  name,
  id,
  onFailure,
}: {
  name: TagName
  /** Null while the coach does not have the tag. */
  id: string | null
  onFailure: (text: string | null) => void
}): ReactNode {
  const { call, isPending, showFailure } = useSingleMutation(tagChangeMutation)
  const change = (): void => {
    onFailure(null)
    call(
      { name, id },
      {
        onError: (error) => {
          const text = `${failureText(error)} ${name}`
          onFailure(text)
          showFailure(text)
        },
      },
    )
  }
  // A change in progress is shown as done; a failure reverts it.
  const isOn = (id !== null) !== isPending
  return (
    <button type="button" className={classes['tag']} aria-pressed={isOn} onClick={change}>
      {isOn && <IconCheck size={16} stroke={2.5} aria-hidden />}
      {name}
    </button>
  )
}
