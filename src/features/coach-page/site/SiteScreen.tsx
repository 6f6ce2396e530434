import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { meOptions, userOptions } from '#src/api/reads.ts'
import { CoachProfile } from '#src/features/coach-page/CoachProfile.tsx'
import { CoachSections } from '#src/features/coach-page/CoachSections.tsx'
import { siteDraft } from '#src/features/coach-page/state.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { AvatarButton, useAvatarUpload } from './AvatarButton.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SiteBlocks } from './SiteSkeleton.tsx'

import classes from './Site.module.css'

const SiteEditor = lazyPart(() => import('./SiteEditor.tsx').then((module) => module.SiteEditor))

/** «Твій сайт»: the coach's own page, to view and to edit (product §2 «/coach»). */
export function SiteScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: coach } = useSuspenseQuery(userOptions(me.id))
  // A draft from before a reload opens in edit mode.
  const [editing, setEditing] = useState(() => siteDraft(me.id).read() !== null)
  useHeadingFocus(editing)
  const upload = useAvatarUpload()
  return (
    <Screen
      title="Твій сайт"
      action={
        !editing && (
          <Button
            px="sm"
            className={classes['edit'] ?? ''}
            leftSection={<IconPencil size={20} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Редагувати
          </Button>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<SiteBlocks />}>
          <SiteEditor coach={coach} onEnd={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className={classes['columns']}>
          <div className={classes['main']}>
            <CoachProfile
              coach={coach}
              order={2}
              noBio="Розкажи, хто ти і як працюєш: з цього починається довіра клієнта."
              underName={<AvatarButton upload={upload} />}
            />
            <CoachSections coach={coach} own />
          </div>
          <ShareCard coach={coach} />
        </div>
      )}
    </Screen>
  )
}

/** Moves the focus to the heading when the mode changes, because the pressed button is removed. */
function useHeadingFocus(editing: boolean): void {
  const shown = useRef(editing)
  useEffect(() => {
    if (shown.current !== editing) document.querySelector('h1')?.focus()
    shown.current = editing
  }, [editing])
}
