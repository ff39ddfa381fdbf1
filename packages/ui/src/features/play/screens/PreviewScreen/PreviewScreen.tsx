import { positionOf } from '@kathasagar/story/keptPicture'
import type { Preview } from '@kathasagar/api/contract'

import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { languageOf } from '../../../story/model/storyMessages.ts'
import { previewScreenStyles as styles } from './PreviewScreen.styles.ts'

export interface PreviewScreenProps {
  /** What the link leads to; null while it is on its way, or when it leads nowhere. */
  preview: Preview | null
  /** Reason why the draft could not be opened. */
  error?: string | undefined
  /** Asks again; absent where that would change nothing. */
  onRetry?: (() => void) | undefined
  /** Begins to play the newest version of the draft. */
  onBegin: () => void
  /** Goes on with the reader's own test; absent where none is open. */
  onGoOn?: (() => void) | undefined
  /** A test is being begun. */
  isBusy?: boolean
  /** The way to the login page, when something asked for an account. */
  loginRequired: LoginRequiredDialogProps
}

/** A draft as whoever has its link finds it, before it is played. */
export function PreviewScreen({ preview, error, onRetry, ...props }: PreviewScreenProps) {
  const { preview: messages } = usePlayMessages().play
  if (preview !== null) return <Draft {...props} preview={preview} />
  if (error === undefined) return <Spinner isPage label={messages.loading} />

  return (
    <>
      <h1>
        <VisuallyHidden>{messages.failed}</VisuallyHidden>
      </h1>
      <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
    </>
  )
}

type DraftProps = Omit<PreviewScreenProps, 'preview' | 'error' | 'onRetry'> & { preview: Preview }

function Draft({ preview, loginRequired, ...ways }: DraftProps) {
  const { preview: messages } = usePlayMessages().play
  const { story } = preview
  const author = story.author?.display_name ?? messages.unknownAuthor

  return (
    <div css={styles.page}>
      <Alert icon="eye" role="note" tone="note">
        {fill(messages.band, { author })}
      </Alert>
      {story.cover_image_url !== null && (
        <img
          alt={story.image_alt}
          css={[styles.cover, { objectPosition: positionOf(story.cover_image_url) }]}
          src={story.cover_image_url}
        />
      )}
      <h1 css={styles.title} tabIndex={-1} {...languageOf(story)}>
        {story.title}
      </h1>
      <p css={styles.by}>{fill(messages.by, { author })}</p>
      {story.tagline.trim() && <p {...languageOf(story)}>{story.tagline}</p>}
      <Ways {...ways} />
      <LoginRequiredDialog {...loginRequired} />
    </div>
  )
}

function Ways({ onBegin, onGoOn, isBusy = false }: Omit<DraftProps, 'preview' | 'loginRequired'>) {
  const { preview: messages } = usePlayMessages().play
  if (!onGoOn) {
    return (
      <Button icon="play" isBusy={isBusy} onPress={onBegin} variant="primary">
        {messages.begin}
      </Button>
    )
  }
  return (
    <div css={styles.ways}>
      <Button icon="play" onPress={onGoOn} variant="primary">
        {messages.goOn}
      </Button>
      <Button isBusy={isBusy} onPress={onBegin}>
        {messages.anew}
      </Button>
    </div>
  )
}
