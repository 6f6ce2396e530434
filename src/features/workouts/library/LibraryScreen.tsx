import { Button } from '@mantine/core'
import { IconBarbell, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'

import { meOptions } from '#src/api/queries.ts'
import { pageOf } from '#src/domain/lists.ts'
import { draftWith, valuesOf } from '#src/draft/model.ts'
import { PROGRAMS_NOT_LOADED, WORKOUT_DELETED } from '#src/errors/messages.ts'
import { failureNote } from '#src/ui/FailureText.tsx'
import { SearchField, useSearchText } from '#src/ui/forms/SearchField.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { LateConfirmDialog } from '#src/ui/overlays/late-confirm-dialog.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { Pager } from '#src/ui/Pager.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { EmptyState, FailedQuery } from '#src/ui/states/States.tsx'

import { type Copy, programDeletionMutation, workoutCopyMutation } from '../api.ts'
import { libraryOf, type OwnProgram, PAGE_SIZE } from '../programs.ts'
import { emptyDraft, isEmptyDraft, workoutDraft } from '../state.ts'
import { ProgramCard } from './ProgramCard.tsx'

import classes from './LibraryScreen.module.css'

const route = getRouteApi('/_shell/_coach/program')

/** «Бібліотека тренувань» (product §2 «/program»). */
export function LibraryScreen(): ReactNode {
  const profile = useSuspenseQuery(meOptions())
  const { id: userId, training_programs: programs } = profile.data
  const copying = useCopy(userId)
  const deletion = useDeletion()
  // The search and the page are in the address. Another search starts at its first page.
  const { search: inAddress = '', page = 1 } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const write = useCallback(
    (text: string, next?: number) =>
      void navigate({
        search: { search: text || undefined, page: next },
        replace: next === undefined,
        resetScroll: false,
      }),
    [navigate],
  )
  const { text: search, setText: type, leave } = useSearchText(inAddress, write)
  const found = libraryOf(programs, search)
  // Paper has no pages to turn.
  const size = usePrinting() ? programs.length : PAGE_SIZE
  const shown = pageOf(found, search === inAddress ? page : 1, size)
  return (
    <Screen
      title="Бібліотека тренувань"
      action={programs.length > 0 && <NewWorkout className={classes['new']} />}
    >
      {/* Programs are part of the profile. If it cannot be read again, those already loaded stay. */}
      {profile.isError && <FailedQuery query={profile} order={2} text={PROGRAMS_NOT_LOADED} />}
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
                    copying={copying.id}
                    onCopy={() => copying.copy(program)}
                    onDelete={() => deletion.ask(program)}
                  />
                ))}
              </ul>
              <div className={classes['pages']}>
                <Pager
                  page={shown.page}
                  pages={shown.pages}
                  onPage={(next) => write(search, next)}
                />
              </div>
            </>
          )}
        </>
      )}
      {copying.question}
      {deletion.question}
    </Screen>
  )
}

/** The library's shape while it loads. */
export function ProgramLibrarySkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <div className="u-column u-sm">
        <SkeletonBlock height={Array<string>(PAGE_SIZE).fill('3.875rem')} />
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
 * Copies a saved workout into the draft of a new one. If there is already a draft, the person is
 * asked first.
 */
function useCopy(userId: string) {
  const navigate = useWhileShown(route.useNavigate())
  const { call, isPending, variables } = useSingleMutation(workoutCopyMutation)
  const [asked, setAsked] = useState<Copy | null>(null)
  const draft = workoutDraft(userId)

  const begin = ({ workout, missing }: Copy): void => {
    draft.write(draftWith(null, emptyDraft, workout))
    if (missing > 0) toast.info(`Не скопійовано вправ, яких уже немає в бібліотеці: ${missing}`)
    void navigate({ to: '/create-workout' })
  }
  return {
    copy: (program: OwnProgram): void =>
      call(program, {
        onSuccess: (copy) => {
          if (isEmptyDraft(valuesOf(draft.read(), emptyDraft))) begin(copy)
          else setAsked(copy)
        },
      }),
    /** The id of the program that is being read. */
    id: isPending ? variables.id : undefined,
    /** The confirmation, to be rendered anywhere in the screen. */
    question: (
      <LateConfirmDialog
        opened={asked !== null}
        title="Замінити чернетку?"
        text="У новому тренуванні вже є незбережене. Копія стане на його місце."
        cancelLabel="Лишити чернетку"
        confirmLabel="Замінити"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked) begin(asked)
        }}
      />
    ),
  }
}

/** Asks before a program is deleted (product §9 «Program delete confirmation»). */
function useDeletion() {
  const { call, isPending, error, reset } = useSingleMutation(programDeletionMutation)
  const [asked, setAsked] = useState<{ program: OwnProgram; opened: boolean } | null>(null)
  const close = (): void => setAsked(asked && { ...asked, opened: false })
  return {
    ask: (program: OwnProgram): void => setAsked({ program, opened: true }),
    /** The confirmation, to be rendered anywhere in the screen. */
    question: asked && (
      <LateConfirmDialog
        opened={asked.opened}
        title="Ви впевнені, що хочете видалити тренування?"
        text={asked.program.name}
        cancelLabel="Скасувати"
        confirmLabel="Видалити"
        pending={isPending}
        error={failureNote(error)}
        onCancel={() => {
          close()
          reset()
        }}
        onConfirm={() =>
          call(asked.program, {
            onSuccess: () => {
              toast.success(WORKOUT_DELETED)
              close()
              // The pressed button is removed with its row.
              document.querySelector<HTMLElement>('#main h1')?.focus()
            },
          })
        }
      />
    ),
  }
}
