import { IconCamera } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import { failureText } from '#src/errors/error-text.ts'
import { avatarUploadMutation } from '#src/features/coach-page/api.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { PictureButton, PictureHint } from '#src/ui/pictures/PictureField.tsx'

/**
 * The upload of the coach's picture. The screen calls this hook, because the button is unmounted
 * while the page is being edited.
 */
export const useAvatarUpload = () => useSingleMutation(avatarUploadMutation)

/** Changes the coach's picture at once. */
export function AvatarButton({
  upload,
}: {
  upload: ReturnType<typeof useAvatarUpload>
}): ReactNode {
  const [problem, setProblem] = useState<string | null>(null)
  const hint = useId()
  const send = (image: Blob): void => upload.call(image, { onError: upload.showFailure })
  const wrong = problem ?? (upload.error && failureText(upload.error))
  return (
    <>
      <PictureButton
        onPick={send}
        onProblem={setProblem}
        loading={upload.isPending}
        describedBy={hint}
        leftSection={<IconCamera size={20} aria-hidden />}
      >
        Змінити фото
      </PictureButton>
      <PictureHint id={hint} color="ink.2" />
      <FailureText boxed>{wrong}</FailureText>
    </>
  )
}
