import type { StoryComment } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { ActionMenu, type MenuAction } from '../../primitives/ActionMenu/ActionMenu.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CountToggle } from '../CountToggle/CountToggle.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'
import { useWriterName } from './SaidBy.tsx'

/** What can be done with a comment beside answering and mending it. */
export type CommentAct = 'like' | 'report' | 'pin' | 'unpin' | 'hide' | 'show' | 'remove' | 'block'
export type OnAct = (act: CommentAct, comment: StoryComment) => void

interface CommentActionsProps {
  /** What was said. */
  comment: StoryComment
  /** The story's author has put the comment before all others. */
  isPinned: boolean
  /** The reader may pin and hide. */
  canModerate: boolean
  /** Answers can be written. */
  canAnswer: boolean
  /** Called with what is to be done. */
  onAct: OnAct
  /** An answer is to be written. */
  onAnswer: () => void
  /** Other words are to be written. */
  onEdit: () => void
}

/** Like, answer, report; behind a button what only its writer or the story's author can do. */
export function CommentActions({ comment, onAct, ...props }: CommentActionsProps) {
  const { comments: messages } = useCommentsMessages()
  const name = useWriterName(comment.writer)
  const items = useMenuOf({ comment, ...props })

  return (
    <div css={styles.acts}>
      <Like comment={comment} onAct={onAct} />
      {props.canAnswer && (
        <Button
          aria-label={fill(messages.answerThis, { name })}
          icon="reply"
          onPress={props.onAnswer}
          size="small"
          variant="quiet"
        >
          {messages.answer}
        </Button>
      )}
      <span css={styles.end}>
        {!comment.is_mine && <Report name={name} onPress={() => onAct('report', comment)} />}
        {items.length > 0 && (
          <ActionMenu
            items={items}
            label={fill(messages.acts, { name })}
            onAction={(id) => (id === 'edit' ? props.onEdit() : onAct(id, comment))}
          />
        )}
      </span>
    </div>
  )
}

/** The way to the editors, for whoever has something against what was said. */
export function Report({ name, onPress }: { name: string; onPress: () => void }) {
  const { comments: messages } = useCommentsMessages()
  const label = fill(messages.reportThis, { name })

  return (
    <Button aria-label={label} icon="flag" onPress={onPress} size="small" variant="quiet">
      {messages.report}
    </Button>
  )
}

function Like({ comment, onAct }: Pick<CommentActionsProps, 'comment' | 'onAct'>) {
  const { comments: messages } = useCommentsMessages()
  const { isOne } = useFormat()
  const { likes_total, has_liked } = comment

  return (
    <CountToggle
      count={likes_total}
      icon="lotus"
      isPressed={has_liked}
      label={fill(messages.likeThis, { name: useWriterName(comment.writer) })}
      onPress={() => onAct('like', comment)}
      unit={isOne(likes_total) ? messages.likes.one : messages.likes.other}
    />
  )
}

/** What this reader may do with the comment besides. */
function useMenuOf({
  comment,
  isPinned,
  canModerate,
  canAnswer,
}: Pick<CommentActionsProps, 'comment' | 'isPinned' | 'canModerate' | 'canAnswer'>) {
  const { comments: messages } = useCommentsMessages()
  const items: MenuAction<CommentAct | 'edit'>[] = []
  if (comment.editable_until !== null)
    items.push({ id: 'edit', label: messages.edit, icon: 'pencil' })
  // Only a comment that answers none can be answered, and only such a one is pinned.
  if (canModerate && (canAnswer || isPinned)) {
    const id = isPinned ? 'unpin' : 'pin'
    items.push({ id, label: messages[id], icon: 'pin' })
  }
  if (canModerate) {
    const id = comment.is_hidden ? 'show' : 'hide'
    items.push({ id, label: messages[id], icon: comment.is_hidden ? 'eye' : 'eyeOff' })
  }
  if (!comment.is_mine && comment.writer?.handle) {
    items.push({ id: 'block', label: messages.block, icon: 'eyeOff' })
  }
  if (comment.is_mine) {
    items.push({ id: 'remove', label: messages.remove, icon: 'trash', isDanger: true })
  }
  return items
}
