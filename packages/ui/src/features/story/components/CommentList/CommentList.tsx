import type { StoryComment, StoryComments } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { Thread, type CommentAct, type ThreadProps } from './Comment.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'

export interface CommentListProps extends Omit<ThreadProps, 'thread' | 'canModerate'> {
  said: StoryComments
  isBusy: boolean
  moreError?: string | undefined
  onMore: () => void
}

/** Lists comments and their replies. Confirms deletion and blocking. */
export function CommentList({ said, isBusy, moreError, onMore, ...props }: CommentListProps) {
  const { comments: messages } = useCommentsMessages()
  const [asked, setAsked] = useState<[CommentAct, StoryComment] | null>(null)
  const { comments, next, can_moderate } = said
  const onAct = (act: CommentAct, comment: StoryComment) =>
    act === 'remove' || act === 'block' ? setAsked([act, comment]) : props.onAct(act, comment)
  const close = () => setAsked(null)
  const confirm = () => {
    if (asked) props.onAct(...asked)
    close()
  }

  if (comments.length === 0) return <EmptyState hint={messages.noneHint} title={messages.none} />
  return (
    <div css={styles.list}>
      {comments.map((thread) => (
        <Thread
          {...props}
          canModerate={can_moderate}
          key={thread.id}
          onAct={onAct}
          thread={thread}
        />
      ))}
      {moreError && <FormError>{moreError}</FormError>}
      {next !== null && (
        <Button busyLabel={messages.loadingMore} isBusy={isBusy} onPress={onMore} size="small">
          {messages.more}
        </Button>
      )}
      <ConfirmDialog
        cancelLabel={messages.keep}
        confirmLabel={messages.remove}
        isOpen={asked?.[0] === 'remove'}
        onClose={close}
        onConfirm={confirm}
        title={messages.askRemove}
        variant="danger"
      >
        {messages.removeMeans}
      </ConfirmDialog>
      <BlockDialog isOpen={asked?.[0] === 'block'} onBlock={confirm} onClose={close} />
    </div>
  )
}
