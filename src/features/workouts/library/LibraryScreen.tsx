import { Button } from '@mantine/core'
import { IconBarbell, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useState } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { pageOf } from '#src/domain/lists.ts'
import { draftWith, valuesOf } from '#src/draft/model.ts'
import { failureText } from '#src/errors/error-text.ts'
import { PROGRAMS_NOT_LOADED, WORKOUT_DELETED } from '#src/errors/messages.ts'
import { SearchField, useSearchText } from '#src/ui/forms/SearchField.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Pager } from '#src/ui/Pager.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import { type Copy, programDeletionMutation, workoutCopyMutation } from '../api.ts'
import { libraryOf, type OwnProgram, PAGE_SIZE } from '../programs.ts'
import { workoutDraft } from '../state.ts'
import { emptyDraft, isEmptyDraft } from '../workout-draft.ts'
import { ProgramCard } from './ProgramCard.tsx'

import classes from './LibraryScreen.module.css'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/overlays/Dialog.tsx').then((module) => module.ConfirmDialog),
)

const route = getRouteApi('/_protected/_shell/_coach/program')

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
              <ul className="u-column u-sm">
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
        <DeleteProgramDialog
          {...deletion}
          onClose={close}
          onDeleted={() => {
            close()
            // The pressed button is removed with its row.
            document.querySelector<HTMLElement>('#main h1')?.focus()
          }}
        />
      )}
    </Screen>
  )
}

/** The library's shape while it loads. */
export function ProgramLibrarySkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <div className="u-column u-sm">
        {Array.from({ length: PAGE_SIZE }, (_, row) => (
          <SkeletonBlock key={row} height="3.875rem" />
        ))}
      </div>
    </LoadingScreen>
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

/**
 * The library's search and page, which are in the address. Another search starts at its first page.
 */
function useLibrarySearch() {
  const { search: inAddress = '', page = 1 } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const write = useCallback(
    (text: string) =>
      void navigate({ search: { search: text || undefined }, replace: true, resetScroll: false }),
    [navigate],
  )
  const { text: search, setText: type, leave } = useSearchText(inAddress, write)
  return {
    search,
    type,
    leave,
    page: search === inAddress ? page : 1,
    turnTo: (next: number): void => {
      void navigate({ search: { search: search || undefined, page: next }, resetScroll: false })
    },
  }
}

/**
 * Copies a saved workout into the draft of a new one. If there is already a draft, the person is
 * asked first.
 */
function useCopy(userId: string) {
  const navigate = useWhileShown(route.useNavigate())
  const { call, isPending, variables } = useSingleMutation(workoutCopyMutation)
  // null until the first question, so that the dialog's code loads then.
  const [asked, setAsked] = useState<{ copy: Copy; opened: boolean } | null>(null)
  const draft = workoutDraft(userId)

  const close = (): void => setAsked((now) => now && { ...now, opened: false })
  const begin = ({ workout, missing }: Copy): void => {
    draft.write(draftWith(null, emptyDraft, workout))
    if (missing > 0) toast.info(`Не скопійовано вправ, яких уже немає в бібліотеці: ${missing}`)
    void navigate({ to: '/create-workout' })
  }
  const question = asked && (
    <Suspense>
      <ConfirmDialog
        opened={asked.opened}
        title="Замінити чернетку?"
        text="У новому тренуванні вже є незбережене. Копія стане на його місце."
        cancelLabel="Лишити чернетку"
        confirmLabel="Замінити"
        onCancel={close}
        onConfirm={() => {
          close()
          begin(asked.copy)
        }}
      />
    </Suspense>
  )
  return {
    copy: (program: OwnProgram): void =>
      call(program, {
        onSuccess: (copy) => {
          if (isEmptyDraft(valuesOf(draft.read(), emptyDraft))) begin(copy)
          else setAsked({ copy, opened: true })
        },
      }),
    /** The id of the program that is being read. */
    copying: isPending ? variables.id : undefined,
    /** The confirmation, to be rendered anywhere in the screen. */
    question,
  }
}

/** Asks before a program is deleted (product §9 «Program delete confirmation»). */
function DeleteProgramDialog({
  program,
  opened,
  onClose,
  onDeleted,
}: {
  program: OwnProgram
  opened: boolean
  onClose: () => void
  onDeleted: () => void
}): ReactNode {
  const { call, isPending, error, reset } = useSingleMutation(programDeletionMutation)
  const confirm = (): void =>
    call(program, {
      onSuccess: () => {
        toast.success(WORKOUT_DELETED)
        onDeleted()
      },
    })
  const close = (): void => {
    onClose()
    reset()
  }
  return (
    <Suspense>
      <ConfirmDialog
        opened={opened}
        title="Ви впевнені, що хочете видалити тренування?"
        text={program.name}
        cancelLabel="Скасувати"
        confirmLabel="Видалити"
        pending={isPending}
        error={error && failureText(error)}
        onCancel={close}
        onConfirm={confirm}
      />
    </Suspense>
  )
}
