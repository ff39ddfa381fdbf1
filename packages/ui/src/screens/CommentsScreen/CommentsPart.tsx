import type { SaidSort } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../components/primitives/Button/Button.tsx'
import {
  CommentForm,
  type CommentFormProps,
} from '../../components/story/CommentForm/CommentForm.tsx'
import {
  CommentList,
  type CommentListProps,
} from '../../components/story/CommentList/CommentList.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'
import { SaidHeading } from './SaidHeading.tsx'

export interface CommentsPartProps
  extends CommentListProps, Pick<CommentFormProps, 'onPost' | 'kept'> {
  /** What stands first. */
  sort: SaidSort
  /** Something else is to stand first. */
  onSortChange: (sort: SaidSort) => void
  /** The reader has an account, and may say something. */
  isSignedIn: boolean
  /** Somebody without an account wants to say something. */
  onLogIn: () => void
  /** The story's author closes the comments, or opens them. */
  onClose: (areClosed: boolean) => void
}

/** What was said while reading, with the field for more. */
export function CommentsPart({ sort, onSortChange, isSignedIn, ...props }: CommentsPartProps) {
  const { comments } = useCommentsMessages()
  const { count } = useFormat()
  const { said, onPost, kept, onLogIn, onClose, ...list } = props

  return (
    <section aria-labelledby="comments">
      <SaidHeading
        id="comments"
        note={count(said.total)}
        onSortChange={onSortChange}
        order={comments.order}
        sort={sort}
        title={comments.title}
      />
      {said.can_moderate && (
        <Button onPress={() => onClose(!said.are_closed)} size="small" variant="quiet">
          {said.are_closed ? comments.open : comments.close}
        </Button>
      )}
      {said.are_closed ? (
        <p css={styles.closed}>{comments.closed}</p>
      ) : isSignedIn ? (
        <CommentForm kept={kept} onPost={onPost} standsAt={said.stands_at} />
      ) : (
        <p css={styles.closed}>
          <Button icon="reply" onPress={onLogIn}>
            {comments.logIn}
          </Button>
        </p>
      )}
      <CommentList {...list} said={said} />
    </section>
  )
}
