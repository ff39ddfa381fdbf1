import type { ReaderReviews } from '@kathasagar/api/contract'

import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Review, type ReviewProps } from './Review.tsx'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'
import { reviewListStyles as styles } from './ReviewList.styles.ts'

export interface ReviewListProps
  extends Omit<ReviewProps, 'review' | 'canAnswer' | 'mentions'>, Omit<ReviewFormProps, 'own'> {
  /** What was said after endings, as far as it has come, all pages in one. */
  said: ReaderReviews
  /** The next page is on its way. */
  isBusy: boolean
  /** Why the next page has not come, as a sentence. */
  moreError?: string | undefined
  /** The next page is asked for. */
  onMore: () => void
}

/** What readers say of a story after an ending, and the way to say something oneself. */
export function ReviewList(props: ReviewListProps) {
  const { said, isBusy, moreError, onMore, onSave, onRemove, kept, ...each } = props
  const { comments } = useCommentsMessages()
  const { reviews, next, can_review, can_answer, mentions } = said

  return (
    <div css={styles.list}>
      {can_review && <ReviewForm kept={kept} onRemove={onRemove} onSave={onSave} own={said} />}
      {reviews.length === 0 && (
        <EmptyState hint={comments.reviews.noneHint} title={comments.reviews.none} />
      )}
      {reviews.map((review) => (
        <Review
          {...each}
          canAnswer={can_answer}
          key={review.id}
          mentions={mentions}
          review={review}
        />
      ))}
      {moreError && <FormError>{moreError}</FormError>}
      {next !== null && (
        <Button busyLabel={comments.loadingMore} isBusy={isBusy} onPress={onMore} size="small">
          {comments.reviews.more}
        </Button>
      )}
    </div>
  )
}
