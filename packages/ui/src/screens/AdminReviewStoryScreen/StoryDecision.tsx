import { useState } from 'react'
import type { EditableStory } from '@kathasagar/api/contract'

import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { ReasonDialog } from '../../components/ReasonDialog/ReasonDialog.tsx'
import { useAttempt } from '../../hooks/useAttempt.ts'
import { adminWords } from '../../messages/adminWords.ts'
import { fill } from '../../messages/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { titleOf } from '../../story/storyWords.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminReviewStoryScreenStyles } from './AdminReviewStoryScreen.styles.ts'

export interface StoryDecisionProps {
  /** The story that waits. */
  stored: EditableStory
  /** Publishes it; gives why not, as a sentence, or null. The page is left then. */
  onApprove: () => Promise<string | null>
  /** Sends it back for a reason; gives why not, as a sentence, or null. The page is left then. */
  onReject: (reason: string) => Promise<string | null>
}

/** To its readers, or back to its author. */
export function StoryDecision({ stored, onApprove, onReject }: StoryDecisionProps) {
  const words = adminWords.review.story
  const { story: storyWords } = useMessages()
  const styles = adminReviewStoryScreenStyles(useTheme())
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const title = titleOf(stored, storyWords)
  const onCancel = () => setAsked(null)

  if (stored.status !== 'in_review') return <p css={styles.before}>{words.over}</p>
  return (
    <div css={styles.acts}>
      <Button icon="check" onPress={() => setAsked('approve')} variant="brand">
        {words.approve}
      </Button>
      <Button icon="undo" onPress={() => setAsked('reject')}>
        {words.reject}
      </Button>
      {asked === 'approve' && (
        <ApproveDialog onApprove={onApprove} onCancel={onCancel} title={title} />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          busyLabel={words.rejecting}
          hint={words.rejectHint}
          onCancel={onCancel}
          onSubmit={onReject}
          submitLabel={words.rejectConfirm}
          title={fill(words.rejectTitle, { title })}
          variant="brand"
        >
          <p>{words.rejectText}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

interface ApproveDialogProps extends Pick<StoryDecisionProps, 'onApprove'> {
  /** Of the story. */
  title: string
  /** It goes on waiting. */
  onCancel: () => void
}

function ApproveDialog({ title, onApprove, onCancel }: ApproveDialogProps) {
  const words = adminWords.review.story
  const { isBusy, refusal, attempt } = useAttempt<string>()

  return (
    <ConfirmDialog
      busyLabel={words.approving}
      cancelLabel={adminWords.review.cancel}
      confirmLabel={words.approve}
      error={refusal ?? undefined}
      isBusy={isBusy}
      isOpen
      onCancel={onCancel}
      onConfirm={() => void attempt(onApprove)}
      title={fill(words.approveTitle, { title })}
    >
      <p>{words.approveText}</p>
    </ConfirmDialog>
  )
}
