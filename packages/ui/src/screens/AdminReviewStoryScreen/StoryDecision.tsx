import { useState } from 'react'
import type { EditableStory } from '@kathasagar/api/contract'

import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ReasonDialog } from '../../components/admin/ReasonDialog/ReasonDialog.tsx'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { titleOf } from '../../story/storyMessages.ts'
import { adminReviewStoryScreenStyles as styles } from './AdminReviewStoryScreen.styles.ts'

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
  const messages = useAdminMessages().review.story
  const { story: storyMessages } = useMessages()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const title = titleOf(stored, storyMessages)
  const onClose = () => setAsked(null)
  const over = { role: 'note', tone: 'note', children: messages.over } as const

  if (stored.status !== 'in_review') return <Alert {...over} />
  return (
    <div css={styles.acts}>
      <Button icon="check" onPress={() => setAsked('approve')} variant="confirm">
        {messages.approve}
      </Button>
      <Button icon="undo" onPress={() => setAsked('reject')}>
        {messages.reject}
      </Button>
      {asked === 'approve' && (
        <ApproveDialog onApprove={onApprove} onClose={onClose} title={title} />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          busyLabel={messages.rejecting}
          hint={messages.rejectHint}
          onClose={onClose}
          onSubmit={onReject}
          submitLabel={messages.rejectConfirm}
          title={fill(messages.rejectTitle, { title })}
          variant="confirm"
        >
          <p>{stored.is_taken_down ? messages.staysDown : messages.rejectText}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

interface ApproveDialogProps extends Pick<StoryDecisionProps, 'onApprove'> {
  /** Of the story. */
  title: string
  /** Called when the story goes on waiting. */
  onClose: () => void
}

function ApproveDialog({ title, onApprove, onClose }: ApproveDialogProps) {
  const adminMessages = useAdminMessages()
  const messages = adminMessages.review.story
  const question = useQuestion(onApprove)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.approving}
      cancelLabel={adminMessages.review.cancel}
      confirmLabel={messages.approve}
      isOpen
      onClose={onClose}
      title={fill(messages.approveTitle, { title })}
    >
      <p>{messages.approveText}</p>
    </ConfirmDialog>
  )
}
