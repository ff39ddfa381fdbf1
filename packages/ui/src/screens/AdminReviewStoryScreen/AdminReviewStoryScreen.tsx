import type { EditableStory, Story } from '@kathasagar/api/contract'

import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { StoryPreview } from '../../components/authoring/StoryPreview/StoryPreview.tsx'
import type { TestPlay } from '../../components/authoring/TestPlayDialog/testPlay.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminReviewStoryScreenStyles as styles } from './AdminReviewStoryScreen.styles.ts'
import { StoryDecision, type StoryDecisionProps } from './StoryDecision.tsx'
import { StoryReading } from './StoryReading.tsx'

export interface ReviewedStory extends Pick<StoryDecisionProps, 'onApprove' | 'onReject'> {
  /** The whole of it, as its author left it. */
  stored: EditableStory
  /** As readers would get it. */
  shown: Story
  /** Plays a turn of it; nothing of that is kept. */
  testPlay: TestPlay
}

export interface AdminReviewStoryScreenProps {
  /** The story to be decided upon; null while it is not at hand. */
  reviewed: ReviewedStory | null
  /** Reason why the story could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for it again. */
  onRetry: () => void
  /** Where all that waits is. */
  backHref: string
}

/** One story that waits for an editor, to be read and played as a player would, and decided upon. */
export function AdminReviewStoryScreen(props: AdminReviewStoryScreenProps) {
  const adminMessages = useAdminMessages()
  const { reviewed, error, onRetry, backHref } = props
  const messages = adminMessages.review.story

  return (
    <div css={styles.page}>
      <div>
        <ButtonLink href={backHref} icon="arrowLeft" size="small" variant="quiet">
          {messages.back}
        </ButtonLink>
      </div>
      {error && (
        <>
          <h1 css={styles.title} tabIndex={-1}>
            {adminMessages.review.title}
          </h1>
          <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
        </>
      )}
      {!reviewed && !error && <Spinner isPage label={messages.loading} />}
      {reviewed && !error && <Reviewed {...reviewed} />}
    </div>
  )
}

function Reviewed({ stored, shown, testPlay, ...decision }: ReviewedStory) {
  return (
    <div css={styles.columns}>
      <div css={styles.main}>
        <StoryReading stored={stored} testPlay={testPlay} />
        <StoryDecision {...decision} stored={stored} />
      </div>
      <StoryPreview story={shown} />
    </div>
  )
}
