import { Button } from '@mantine/core'
import { IconBarbell, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { pageOf } from '#src/domain/lists.ts'
import { PROGRAMS_NOT_LOADED } from '#src/errors/messages.ts'
import { SearchField } from '#src/ui/forms/SearchField.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import { libraryOf, type OwnProgram, PAGE_SIZE } from '../program-library.ts'
import { ProgramCard } from './ProgramCard.tsx'
import { useCopy } from './use-copy.tsx'
import { useLibrarySearch } from './use-library-search.ts'

import classes from './LibraryScreen.module.css'

const DeleteProgramDialog = lazyPart(() =>
  import('./DeleteProgramDialog.tsx').then((module) => module.DeleteProgramDialog),
)

/** «Бібліотека тренувань» (product §2 «/program»). */
export function LibraryScreen(): ReactNode {
  const { id: userId, training_programs: programs } = useSuspenseQuery(meOptions()).data
  const { copy, copying, question } = useCopy(userId)
  const { search, type, leave, page, turnTo } = useLibrarySearch()
  // null until it is first opened, so that the dialog's code loads then.
  const [deletion, setDeletion] = useState<{ program: OwnProgram; opened: boolean } | null>(null)

  const close = (): void => setDeletion((asked) => asked && { ...asked, opened: false })

  const found = libraryOf(programs, search)
  const shown = pageOf(found, page, PAGE_SIZE)
  return (
    <Screen
      title="Бібліотека тренувань"
      action={programs.length > 0 && <NewWorkout className={classes['new']} />}
    >
      <RefreshFailure />
      {programs.length === 0 ? (
        <EmptyState
          order={2}
          icon={<IconBarbell aria-hidden />}
          title="Ще немає тренувань"
          text="Склади план із вправ бібліотеки один раз і призначай його клієнтам на зустрічі."
          action={<NewWorkout />}
        />
      ) : (
        <>
          <SearchField value={search} onChange={type} onLeave={leave} label="Пошук тренувань" />
          {found.length === 0 ? (
            <EmptyState
              order={2}
              icon={<IconSearchOff aria-hidden />}
              title="Нічого не знайдено"
              text={`Немає тренувань із назвою «${search.trim()}».`}
              action={
                <Button variant="default" onClick={() => type('')}>
                  Показати всі
                </Button>
              }
            />
          ) : (
            <>
              <ul className={classes['list']}>
                {shown.items.map((program) => (
                  <ProgramCard
                    key={program.id}
                    program={program}
                    copying={program.id === copying}
                    mayCopy={copying === undefined}
                    onCopy={() => copy(program)}
                    onDelete={() => setDeletion({ program, opened: true })}
                  />
                ))}
              </ul>
              <div className={classes['pages']}>
                <Pager page={shown.page} pages={shown.pages} onPage={turnTo} />
              </div>
            </>
          )}
        </>
      )}
      {question}
      {deletion && (
        <Suspense>
          <DeleteProgramDialog
            {...deletion}
            onClose={close}
            onDeleted={() => {
              close()
              // The pressed button is removed with its row.
              document.querySelector<HTMLElement>('#main h1')?.focus()
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function NewWorkout({ className = '' }: { className?: string | undefined }): ReactNode {
  return (
    <Button
      component={Link}
      to="/create-workout"
      className={className}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      Нове тренування
    </Button>
  )
}

/**
 * Programs are part of the profile. If it cannot be read again, those already loaded stay, with a
 * note.
 */
function RefreshFailure(): ReactNode {
  const query = useQuery(meOptions())
  return query.isError && <FailedQuery query={query} order={2} text={PROGRAMS_NOT_LOADED} />
}
