import type { EditableStory, Story } from '@kathasagar/api/contract'
import { useState } from 'react'

import { ReasonDialog } from '../../components/ReasonDialog/ReasonDialog.tsx'
import { ManuscriptView } from '../../../authoring/components/ManuscriptView/ManuscriptView.tsx'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { StoryPreview } from '../../../authoring/components/StoryPreview/StoryPreview.tsx'
import type { TestPlay } from '../../../authoring/components/TestPlayDialog/useTestTurns.ts'
import { TestPlayDialog } from '../../../authoring/components/TestPlayDialog/TestPlayDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import { StoryText } from '../../../story/screens/StoryDetailScreen/StoryDetailScreen.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { authorOf, languageOf, titleOf } from '../../../story/model/storyMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, column } = theme

const styles = {
  page: { display: 'grid', gap: space.l, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  columns: {
    display: 'grid',
    gap: space.xxl,
    '& > *': { minInlineSize: 0 },
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.xl}` },
  },
  main: { display: 'grid', alignContent: 'start', gap: space.l, '& > *': { minInlineSize: 0 } },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  subtitle: { fontSize: size.lead },
  facts: { color: color.textMuted, fontSize: size.label },
}

export interface ReviewedStory {
  /** The stored story in the format of the editor. */
  stored: EditableStory
  /** The story in the format that players receive. */
  shown: Story
  /** Plays a test turn, which is not stored. */
  testPlay: TestPlay
  /** Publishes the story. Resolves with an error message, or null. */
  onApprove: () => Promise<string | null>
  /** Sends the story back to its author. Resolves with an error message, or null. */
  onReject: (reason: string) => Promise<string | null>
}

export interface AdminReviewStoryScreenProps {
  /** Story with its review. Null while loading. */
  reviewed: ReviewedStory | null
  error?: string | undefined
  onRetry: () => void
  backHref: string
}

export function AdminReviewStoryScreen(props: AdminReviewStoryScreenProps) {
  const { reviewed, error, onRetry, backHref } = props
  const { review } = useAdminMessages()
  const messages = review.story

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
            {review.title}
          </h1>
          <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
        </>
      )}
      {!reviewed && !error && <Spinner isPage label={messages.loading} />}
      {reviewed && !error && (
        <div css={styles.columns}>
          <div css={styles.main}>
            <StoryReading {...reviewed} />
            <StoryText story={reviewed.shown} />
            <StoryDecision {...reviewed} />
          </div>
          <StoryPreview story={reviewed.shown} />
        </div>
      )}
    </div>
  )
}

function StoryReading({ stored, testPlay }: ReviewedStory) {
  const adminMessages = useAdminMessages()
  const messages = adminMessages.review.story
  const { story: storyMessages, authoring, browse } = useAuthoringMessages()
  const { content_rating, language, is_taken_down, review_reason, findings } = stored
  const facts = [
    fill(adminMessages.review.stories.by, { name: authorOf(stored.author, storyMessages) }),
    authoring.ratings[content_rating],
    browse.languages[language],
  ]

  return (
    <>
      <Cluster gap="m">
        <h1 css={styles.title} tabIndex={-1} {...languageOf(stored)}>
          {titleOf(stored, storyMessages)}
        </h1>
        <StatusPill status={stored.status} />
      </Cluster>
      <p css={styles.facts}>{facts.join(' · ')}</p>
      {review_reason && (
        <Alert role="note" tone="note">
          {fill(is_taken_down ? messages.takenDown : messages.sentBefore, {
            reason: review_reason,
          })}
        </Alert>
      )}
      <Ways stored={stored} testPlay={testPlay} />
      <Stack as="section" aria-label={messages.found} gap="s">
        <h2 css={styles.subtitle}>{messages.found}</h2>
        {findings.length > 0 ? (
          <ReviewFindings findings={findings} label={messages.found} />
        ) : (
          <p>{messages.sound}</p>
        )}
      </Stack>
    </>
  )
}

function Ways({ stored, testPlay }: Pick<ReviewedStory, 'stored' | 'testPlay'>) {
  const messages = useAdminMessages().review.story
  const [open, setOpen] = useState<'text' | 'play' | null>(null)
  const { story_structure: structure, language } = stored
  const shared = { lang: language, onClose: () => setOpen(null) }

  if (!structure) return <p css={styles.facts}>{messages.noScenes}</p>
  return (
    <Cluster gap="m">
      <Button icon="eye" onPress={() => setOpen('text')}>
        {messages.read}
      </Button>
      <Button icon="play" onPress={() => setOpen('play')}>
        {messages.play}
      </Button>
      {open === 'text' && <ManuscriptView {...shared} structure={structure} />}
      {open === 'play' && (
        <TestPlayDialog
          {...shared}
          startAt={structure.start_node}
          structure={structure}
          testPlay={testPlay}
        />
      )}
    </Cluster>
  )
}

function StoryDecision({ stored, onApprove, onReject }: ReviewedStory) {
  const { story: messages, cancel } = useAdminMessages().review
  const { story: storyMessages } = useAuthoringMessages()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const title = titleOf(stored, storyMessages)
  const onClose = () => setAsked(null)

  if (stored.status !== 'in_review') {
    return (
      <Alert role="note" tone="note">
        {messages.over}
      </Alert>
    )
  }
  return (
    <Cluster gap="m">
      <Button icon="check" onPress={() => setAsked('approve')} variant="primary">
        {messages.approve}
      </Button>
      <Button icon="undo" onPress={() => setAsked('reject')}>
        {messages.reject}
      </Button>
      {asked === 'approve' && (
        <QuestionDialog
          busyLabel={messages.approving}
          cancelLabel={cancel}
          confirmLabel={messages.approve}
          onClose={onClose}
          onConfirm={onApprove}
          title={fill(messages.approveTitle, { title })}
        >
          <p>{messages.approveText}</p>
        </QuestionDialog>
      )}
      {asked === 'reject' && (
        <ReasonDialog
          busyLabel={messages.rejecting}
          hint={messages.rejectHint}
          onClose={onClose}
          onSubmit={onReject}
          submitLabel={messages.rejectConfirm}
          title={fill(messages.rejectTitle, { title })}
          variant="primary"
        >
          <p>{stored.is_taken_down ? messages.staysDown : messages.rejectText}</p>
        </ReasonDialog>
      )}
    </Cluster>
  )
}
