import type { StoryComment, StoryComments } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Thread, type ThreadProps } from './Comment.tsx'
import type { CommentAct } from './CommentActions.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'
import { VeiledComments, type VeiledCommentsProps } from './VeiledComments.tsx'

export interface CommentListProps
  extends
    Omit<ThreadProps, 'thread' | 'isPinned' | 'canModerate' | 'canAnswer' | 'mentions'>,
    Pick<VeiledCommentsProps, 'onUnveil'> {
  /** What was said, as far as it has come, all pages in one. */
  said: StoryComments
  /** The next page is on its way. */
  isBusy: boolean
  /** Why the next page has not come, as a sentence. */
  moreError?: string | undefined
  /** The next page is asked for. */
  onMore: () => void
}

/** What readers say of a story, each comment with its answers. */
export function CommentList({
  said,
  isBusy,
  moreError,
  onMore,
  onUnveil,
  ...props
}: CommentListProps) {
  const { comments: messages } = useCommentsMessages()
  const { questions, onAct } = useQuestions(props.onAct)
  const { comments, pinned, veiled, next, mentions, can_moderate, are_closed } = said
  const each = { ...props, mentions, onAct, canModerate: can_moderate, canAnswer: !are_closed }
  const isEmpty = comments.length === 0 && pinned === null && veiled.comments === 0

  if (isEmpty) return <EmptyState hint={messages.noneHint} title={messages.none} />
  return (
    <div css={styles.list}>
      {pinned && <Thread {...each} isPinned thread={pinned} />}
      {comments.map((thread) => (
        <Thread {...each} key={thread.id} thread={thread} />
      ))}
      {moreError && <FormError>{moreError}</FormError>}
      {next !== null && (
        <Button busyLabel={messages.loadingMore} isBusy={isBusy} onPress={onMore} size="small">
          {messages.more}
        </Button>
      )}
      {veiled.comments + veiled.answers > 0 && (
        <VeiledComments onUnveil={onUnveil} veiled={veiled} />
      )}
      {questions}
    </div>
  )
}

/** Asks before a comment is taken away or its writer blocked; all else is done at once. */
function useQuestions(onAct: CommentListProps['onAct']) {
  const { comments: messages } = useCommentsMessages()
  const [asked, setAsked] = useState<[CommentAct, StoryComment] | null>(null)
  const close = () => setAsked(null)
  const confirm = () => {
    if (asked) onAct(...asked)
    close()
  }

  return {
    onAct: (act: CommentAct, comment: StoryComment) =>
      act === 'remove' || act === 'block' ? setAsked([act, comment]) : onAct(act, comment),
    questions: (
      <>
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
      </>
    ),
  }
}
