import { positionOf } from '@kathasagar/story/storedPicture'
import type { Preview } from '@kathasagar/api/contract'

import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { languageOf } from '../../../story/model/storyMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, radius, size, space } = theme

const styles = {
  page: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'start' as const,
    maxInlineSize: measure.lead,
    marginInline: 'auto',
    paddingBlock: space.xl,
    '& > *': { minInlineSize: 0 },
  },
  cover: {
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover' as const,
    borderRadius: radius.m,
  },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  by: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}

export interface PreviewScreenProps {
  preview: Preview | null
  error?: string | undefined
  onRetry?: (() => void) | undefined
  onBegin: () => void
  onGoOn?: (() => void) | undefined
  isBusy?: boolean
  loginRequired: LoginRequiredDialogProps
}

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
