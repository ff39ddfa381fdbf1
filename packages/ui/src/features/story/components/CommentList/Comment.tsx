import type { Author, CommentThread, StoryComment } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import {
  ActionMenu,
  type MenuAction,
} from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { CommentForm, type Declining } from '../CommentForm/CommentForm.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'

export type CommentAct = 'report' | 'hide' | 'show' | 'remove' | 'block'

export interface CommentProps {
  canModerate: boolean
  authorHref: (handle: string) => string
  onAct: (act: CommentAct, comment: StoryComment) => void
  onAnswer: (comment: StoryComment, words: string, isSpoiler: boolean) => Promise<Declining>
}

interface OneCommentProps extends CommentProps {
  comment: StoryComment
  isAnswer?: boolean
}

function useWriterName(writer: Author | null): string {
  const { comments } = useCommentsMessages()
  return writer?.display_name ?? comments.nobody
}

function Comment(props: OneCommentProps) {
  const { comments: messages } = useCommentsMessages()
  const [isAnswering, setAnswering] = useState(false)
  const { comment, onAnswer } = props
  const { words } = comment

  if (words === null) return <p css={styles.deleted}>{messages.deleted}</p>
  return (
    <>
      <Facts {...props} />
      <Words isSpoiler={comment.is_spoiler && !comment.is_mine} words={words} />
      <Actions {...props} onReply={() => setAnswering(true)} />
      {isAnswering && (
        <CommentForm
          isSmall
          label={messages.yourAnswer}
          onClose={() => setAnswering(false)}
          onSay={(said, isSpoiler) => onAnswer(comment, said, isSpoiler)}
        />
      )}
    </>
  )
}

function Facts({ comment, authorHref }: OneCommentProps) {
  const { comments } = useCommentsMessages()
  const { date } = useFormat()
  const { writer, created_at } = comment
  const name = useWriterName(writer)

  return (
    <div css={styles.by}>
      {writer && <Avatar name={name} src={writer.avatar_url} />}
      {writer?.handle ? (
        <Link css={styles.name} href={authorHref(writer.handle)} isQuiet>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi css={styles.name}>{name}</bdi>
      )}
      {comment.is_by_author && <Badge tone="featured">{comments.author}</Badge>}
      <time dateTime={created_at}>{date(created_at)}</time>
      {comment.is_spoiler && <Badge tone="neutral">{comments.spoiler}</Badge>}
      {comment.is_hidden && <Badge tone="warning">{comments.hidden}</Badge>}
    </div>
  )
}

function Words({ words, isSpoiler }: { words: string; isSpoiler: boolean }) {
  const { comments } = useCommentsMessages()
  const [isShown, setShown] = useState(!isSpoiler)

  return (
    <div css={styles.words} dir="auto">
      {isSpoiler && (
        <Button onPress={() => setShown(!isShown)} size="small">
          {isShown ? comments.hideSpoiler : comments.showSpoiler}
        </Button>
      )}
      {isShown && <Prose isBrief source={words} />}
    </div>
  )
}

interface ActionsProps extends OneCommentProps {
  onReply: () => void
}

function Actions({ comment, canModerate, isAnswer, onAct, onReply }: ActionsProps) {
  const { comments: messages } = useCommentsMessages()
  const name = useWriterName(comment.writer)
  const { is_mine, is_hidden } = comment
  const items: MenuAction<CommentAct>[] = []
  if (canModerate) {
    const id = is_hidden ? 'show' : 'hide'
    items.push({ id, label: messages[id], icon: is_hidden ? 'eye' : 'eyeOff' })
  }
  if (!is_mine && comment.writer?.handle)
    items.push({ id: 'block', label: messages.block, icon: 'eyeOff' })
  if (is_mine) items.push({ id: 'remove', label: messages.remove, icon: 'trash', isDanger: true })

  return (
    <div css={styles.acts}>
      {!isAnswer && (
        <Button
          aria-label={fill(messages.answerThis, { name })}
          icon="reply"
          onPress={onReply}
          size="small"
          variant="quiet"
        >
          {messages.answer}
        </Button>
      )}
      <span css={styles.end}>
        {!is_mine && (
          <Button
            aria-label={fill(messages.reportThis, { name })}
            icon="flag"
            onPress={() => onAct('report', comment)}
            size="small"
            variant="quiet"
          >
            {messages.report}
          </Button>
        )}
        {items.length > 0 && (
          <ActionMenu
            items={items}
            label={fill(messages.acts, { name })}
            onAction={(id) => onAct(id, comment)}
          />
        )}
      </span>
    </div>
  )
}

export interface ThreadProps extends CommentProps {
  thread: CommentThread
  onMoreAnswers: (thread: CommentThread) => void
  /** Error messages of failed attempts to load replies, by comment id. */
  moreAnswersErrors?: Readonly<Record<string, string | undefined>> | undefined
}

export function Thread({ thread, onMoreAnswers, moreAnswersErrors, ...props }: ThreadProps) {
  const { comments: messages } = useCommentsMessages()
  const { answers, next_answers } = thread
  const moreError = moreAnswersErrors?.[thread.id]

  return (
    <article css={styles.thread}>
      <Comment {...props} comment={thread} />
      {answers.length > 0 && (
        <ul css={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Comment {...props} comment={answer} isAnswer />
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
