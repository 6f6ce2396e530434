import { Button, Text } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconCamera, IconPencil, IconQrcode, IconShare } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'

import { meOptions, type User, userOptions } from '#src/api/queries.ts'
import { pageIdOf, pageUrlOf } from '#src/device/share.ts'
import { LINK_NOT_COPIED } from '#src/errors/messages.ts'
import { avatarUploadMutation } from '#src/features/coach-page/api.ts'
import { CoachProfile, CoachSections } from '#src/features/coach-page/CoachProfile.tsx'
import { siteDraft } from '#src/features/coach-page/site-draft.ts'
import { Section } from '#src/ui/Card.tsx'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { lazyDialog, lazyPart } from '#src/ui/lazy-part.tsx'
import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { shareCoachPage } from '#src/ui/overlays/share-coach-page.ts'
import { PictureButton, PictureHint } from '#src/ui/pictures/PictureField.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import classes from './Site.module.css'

/** The heights of the screen's sections. */
const SECTIONS = ['18rem', '11rem', '8rem']

const SiteEditor = lazyPart(() => import('./SiteEditor.tsx').then((module) => module.SiteEditor), {
  Loading: () => <SkeletonBlock height={SECTIONS} />,
})

const PageCode = lazyDialog(() => import('./PageCode.tsx').then((module) => module.PageCode))

/** «Твій сайт»: the coach's own page, to view and to edit (product §2 «/coach»). */
export function SiteScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: coach } = useSuspenseQuery(userOptions(me.id))
  // A draft from before a reload opens in edit mode.
  const [editing, setEditing] = useState(() => siteDraft(me.id).read() !== null)
  // The focus moves to the heading when the mode changes, because the pressed button is removed.
  useDidUpdate(() => document.querySelector('h1')?.focus(), [editing])
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
        <SiteEditor coach={coach} onEnd={() => setEditing(false)} />
      ) : (
        <div className={classes['columns']}>
          <div className="u-sections">
            <CoachProfile coach={coach} own underName={<AvatarButton upload={upload} />} />
            <CoachSections coach={coach} own />
          </div>
          <ShareCard coach={coach} />
        </div>
      )}
    </Screen>
  )
}

/**
 * The upload of the coach's picture. The screen calls this hook, because the button is unmounted
 * while the page is being edited.
 */
const useAvatarUpload = () => useSingleMutation(avatarUploadMutation)

/** Changes the coach's picture at once. */
function AvatarButton({ upload }: { upload: ReturnType<typeof useAvatarUpload> }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null)
  const hint = useId()
  return (
    <>
      <PictureButton
        onPick={(image) => upload.call(image)}
        onProblem={setProblem}
        loading={upload.isPending}
        describedBy={hint}
        leftSection={<IconCamera size={20} aria-hidden />}
      >
        Змінити фото
      </PictureButton>
      <PictureHint id={hint} color="ink.2" />
      <FailureText boxed>{problem ?? failureNote(upload.error)}</FailureText>
    </>
  )
}

/** The address of the public page, to open and to share it, also as a QR code. */
function ShareCard({ coach }: { coach: User }): ReactNode {
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(false)
  const share = async (): Promise<void> => setFailed(await shareCoachPage(coach))
  return (
    <Section id="share" title="Сторінка для клієнтів">
      <Text c="dimmed">Тут тебе знаходять і записуються на тренування.</Text>
      <Link to="/coach/$id" params={{ id: pageIdOf(coach) }} className={classes['link']}>
        {location.host}/coach/
        <wbr />
        {pageIdOf(coach)}
      </Link>
      <div className="u-wrap">
        <Button
          variant="default"
          px="sm"
          leftSection={<IconShare size={20} aria-hidden />}
          onClick={() => void share()}
        >
          Поділитися посиланням
        </Button>
        <Button
          variant="default"
          px="sm"
          leftSection={<IconQrcode size={20} aria-hidden />}
          onClick={() => setShown(true)}
        >
          QR-код
        </Button>
        <PageCode opened={shown} url={pageUrlOf(coach)} onClose={() => setShown(false)} />
      </div>
      <FailureText boxed>{failed && LINK_NOT_COPIED}</FailureText>
    </Section>
  )
}

/** «Твій сайт» while it loads. */
export const SiteSkeleton = (): ReactNode => <LoadingScreen height={SECTIONS} />
