import type { StoryComment, StoryComments, CommentThread } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import {
  ActionMenu,
  type MenuAction,
} from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { CommentForm, type Declining } from '../CommentForm/CommentForm.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, lineWidth, media, size, space } = theme

const styles = {
  list: { display: 'grid', justifyItems: 'start' as const, gap: space.l, minInlineSize: 0 },
  thread: {
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlockEnd: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  by: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${space.xs} ${space.sPlus}`,
    minInlineSize: 0,
    color: color.textMuted,
    fontSize: size.label,
  },
  name: { color: color.textSecondary, fontWeight: 600, overflowWrap: 'anywhere' as const },
  words: { marginBlockStart: space.s, '& > div': { fontSize: size.choice, lineHeight: 1.6 } },
  deleted: { color: color.textMuted, fontStyle: 'italic' },
  acts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
  },
  end: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  answers: {
    display: 'grid',
    gap: space.l,
    marginBlockStart: space.m,
    marginInlineStart: space.xs,
    paddingInlineStart: space.l,
    borderInlineStart: `${lineWidth.hairline} solid ${color.line}`,
    listStyle: 'none',
    [media.from.m]: { marginInlineStart: space.m, paddingInlineStart: space.xl },
    '& > li': { minInlineSize: 0 },
  },
}

export type CommentAction = 'report' | 'hide' | 'show' | 'remove' | 'block'

interface CommentProps {
  canModerate: boolean
  authorHref: (handle: string) => string
  onAct: (act: CommentAction, comment: StoryComment) => void
  onAnswer: (comment: StoryComment, words: string, isSpoiler: boolean) => Promise<Declining>
}

export interface CommentListProps extends Omit<CommentProps, 'canModerate'> {
  said: StoryComments
  isBusy: boolean
  moreError?: string | undefined
  onMore: () => void
  onMoreAnswers: (thread: CommentThread) => void
  /** Error messages for replies that could not be loaded, by comment id. */
  moreAnswersErrors?: Readonly<Record<string, string | undefined>> | undefined
}

/** List of comments and replies. Asks for confirmation before deleting or blocking. */
export function CommentList({ said, isBusy, moreError, onMore, ...props }: CommentListProps) {
  const { comments: messages } = useCommentsMessages()
  const [asked, setAsked] = useState<[CommentAction, StoryComment] | null>(null)
  const { comments, next, can_moderate } = said
  const close = () => setAsked(null)
  const confirm = () => {
    if (asked) props.onAct(...asked)
    close()
  }
  const comment: CommentProps = {
    ...props,
    canModerate: can_moderate,
    onAct: (act, one) =>
      act === 'remove' || act === 'block' ? setAsked([act, one]) : props.onAct(act, one),
  }

  if (comments.length === 0) return <EmptyState hint={messages.noneHint} title={messages.none} />
  return (
    <div css={styles.list}>
      {comments.map((thread) => (
        <article css={styles.thread} key={thread.id}>
          <Comment {...comment} comment={thread} />
          {thread.answers.length > 0 && (
            <ul css={styles.answers}>
              {thread.answers.map((answer) => (
                <li key={answer.id}>
                  <Comment {...comment} comment={answer} isAnswer />
                </li>
              ))}
            </ul>
          )}
          {props.moreAnswersErrors?.[thread.id] && (
            <FormError>{props.moreAnswersErrors[thread.id]}</FormError>
          )}
          {thread.next_answers !== null && (
            <Button onPress={() => props.onMoreAnswers(thread)} size="small" variant="quiet">
              {messages.moreAnswers}
            </Button>
          )}
        </article>
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

interface OneCommentProps extends CommentProps {
  comment: StoryComment
  isAnswer?: boolean
}

function Comment({ comment, isAnswer, ...props }: OneCommentProps) {
  const { authorHref, onAnswer } = props
  const { words, writer, created_at, is_spoiler } = comment
  const { comments: messages } = useCommentsMessages()
  const { date } = useFormat()
  const [isAnswering, setAnswering] = useState(false)
  const isVeiled = is_spoiler && !comment.is_mine
  const [isShown, setShown] = useState(!isVeiled)
  const name = writer?.display_name ?? messages.nobody

  if (words === null) return <p css={styles.deleted}>{messages.deleted}</p>
  return (
    <>
      <div css={styles.by}>
        {writer && <Avatar name={name} src={writer.avatar_url} />}
        {writer?.handle ? (
          <Link css={styles.name} href={authorHref(writer.handle)} isQuiet>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi css={styles.name}>{name}</bdi>
        )}
        {comment.is_by_author && <Badge tone="featured">{messages.author}</Badge>}
        <time dateTime={created_at}>{date(created_at)}</time>
        {is_spoiler && <Badge tone="neutral">{messages.spoiler}</Badge>}
        {comment.is_hidden && <Badge tone="warning">{messages.hidden}</Badge>}
      </div>
      <div css={styles.words} dir="auto">
        {isVeiled && (
          <Button onPress={() => setShown(!isShown)} size="small">
            {isShown ? messages.hideSpoiler : messages.showSpoiler}
          </Button>
        )}
        {isShown && <Prose isBrief source={words} />}
      </div>
      <div css={styles.acts}>
        {!isAnswer && (
          <Button
            aria-label={fill(messages.answerThis, { name })}
            icon="reply"
            onPress={() => setAnswering(true)}
            size="small"
            variant="quiet"
          >
            {messages.answer}
          </Button>
        )}
        <CommentMenu {...props} comment={comment} name={name} />
      </div>
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

interface CommentMenuProps extends Pick<OneCommentProps, 'comment' | 'canModerate' | 'onAct'> {
  name: string
}

function CommentMenu({ comment, canModerate, name, onAct }: CommentMenuProps) {
  const { comments: messages } = useCommentsMessages()
  const { is_mine, is_hidden } = comment
  const items: MenuAction<CommentAction>[] = []
  if (canModerate) {
    const id = is_hidden ? 'show' : 'hide'
    items.push({ id, label: messages[id], icon: is_hidden ? 'eye' : 'eyeOff' })
  }
  if (!is_mine && comment.writer?.handle)
    items.push({ id: 'block', label: messages.block, icon: 'eyeOff' })
  if (is_mine) items.push({ id: 'remove', label: messages.remove, icon: 'trash', isDanger: true })

  return (
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
  )
}
