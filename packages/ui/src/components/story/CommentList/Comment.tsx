import type { CommentThread, StoryComment } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SayForm, type Declining } from '../CommentForm/SayForm.tsx'
import { CommentActions, type OnAct } from './CommentActions.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'
import { SaidBy } from './SaidBy.tsx'
import { SaidWords, type SaidWordsProps } from './SaidWords.tsx'

export interface CommentProps extends Pick<SaidWordsProps, 'mentions' | 'authorHref'> {
  /** The reader may pin and hide. */
  canModerate: boolean
  /** Answers can be written; not to answers, and not where comments are closed. */
  canAnswer: boolean
  /** Called with what is to be done with a comment; what takes it away has been confirmed. */
  onAct: OnAct
  /** Sends an answer; resolves with why it was refused, or with null. */
  onAnswer: (comment: StoryComment, words: string) => Promise<Declining>
  /** Sends other words for the reader's own; resolves like `onAnswer`. */
  onEdit: (comment: StoryComment, words: string) => Promise<Declining>
}

export interface OneCommentProps extends CommentProps {
  /** What was said. */
  comment: StoryComment
  /** The story's author has put the comment before all others. */
  isPinned?: boolean
}

/** Which field is open beside a comment, and what it does. */
function useOpenField({ comment, onAnswer, onEdit }: OneCommentProps) {
  const [open, setOpen] = useState<'answer' | 'edit' | null>(null)
  const say = {
    answer: (said: string) => onAnswer(comment, said),
    edit: (said: string) => onEdit(comment, said),
  }
  return { open, setOpen, field: { isSmall: true, onClose: () => setOpen(null) }, say }
}

/** One comment: who said it, where, its words, and what can be done with it. */
export function Comment(props: OneCommentProps) {
  const { comments: messages } = useCommentsMessages()
  const { open, setOpen, field, say } = useOpenField(props)
  const { comment, isPinned = false, authorHref, mentions } = props
  const { words } = comment

  if (words === null) return <Deleted />
  const mend = { label: messages.yourComment, onSay: say.edit, send: 'save', words } as const
  return (
    <>
      <Facts authorHref={authorHref} comment={comment} />
      {open === 'edit' ? (
        <SayForm {...field} {...mend} />
      ) : (
        <SaidWords authorHref={authorHref} mentions={mentions} words={words} />
      )}
      <CommentActions
        {...props}
        isPinned={isPinned}
        onAnswer={() => setOpen('answer')}
        onEdit={() => setOpen('edit')}
      />
      {open === 'answer' && (
        <SayForm {...field} label={messages.yourAnswer} onSay={say.answer} send="post" />
      )}
    </>
  )
}

function Deleted() {
  const { comments } = useCommentsMessages()
  return <p css={styles.deleted}>{comments.deleted}</p>
}

/** Who, when, at which scene, and whether readers see it. */
function Facts({ comment, authorHref }: Pick<OneCommentProps, 'comment' | 'authorHref'>) {
  const { comments } = useCommentsMessages()
  const { writer, is_by_author, scene, is_hidden, created_at, edited_at } = comment

  return (
    <div css={styles.facts}>
      <SaidBy at={created_at} authorHref={authorHref} isEdited={edited_at !== null} writer={writer}>
        {is_by_author && <Badge tone="featured">{comments.author}</Badge>}
      </SaidBy>
      {scene !== null && (
        <span css={styles.scene} dir="auto">
          {fill(comments.atScene, { scene })}
        </span>
      )}
      {is_hidden && <Badge tone="warning">{comments.hidden}</Badge>}
    </div>
  )
}

export interface ThreadProps extends CommentProps {
  /** A comment with those of its answers that have come. */
  thread: CommentThread
  /** The story's author has put the comment before all others. */
  isPinned?: boolean
  /** More answers to a comment are asked for. */
  onMoreAnswers: (thread: CommentThread) => void
  /** Why more answers have not come, as sentences by the ids of their comments. */
  moreAnswersErrors?: Readonly<Record<string, string | undefined>> | undefined
}

/** A comment with its answers. */
export function Thread(given: ThreadProps) {
  const { thread, isPinned = false, onMoreAnswers, moreAnswersErrors, ...props } = given
  const { comments: messages } = useCommentsMessages()
  const { answers, next_answers } = thread
  const moreError = moreAnswersErrors?.[thread.id]

  return (
    <article css={[styles.thread, isPinned && styles.pinned]}>
      {isPinned && (
        <p css={styles.pinNote}>
          <Icon name="pin" size={16} />
          <span>{messages.pinned}</span>
        </p>
      )}
      <Comment {...props} comment={thread} isPinned={isPinned} />
      {answers.length > 0 && (
        <ul css={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Comment {...props} canAnswer={false} comment={answer} />
            </li>
          ))}
        </ul>
      )}
      {moreError && <FormError>{moreError}</FormError>}
      {next_answers !== null && (
        <Button onPress={() => onMoreAnswers(thread)} size="small" variant="quiet">
          {messages.moreAnswers}
        </Button>
      )}
    </article>
  )
}
