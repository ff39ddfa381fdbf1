import type { ReaderReview } from '@kathasagar/api/contract'
import { useState, type ReactNode } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { DeclinedWords, SayForm, type Declining } from '../CommentForm/SayForm.tsx'
import { Report } from '../CommentList/CommentActions.tsx'
import { SaidBy } from '../CommentList/SaidBy.tsx'
import { SaidWords, type SaidWordsProps } from '../CommentList/SaidWords.tsx'
import { CountToggle } from '../CountToggle/CountToggle.tsx'
import { ReachedEnding } from './ReachedEnding.tsx'
import { reviewListStyles as styles } from './ReviewList.styles.ts'

export interface ReviewActs {
  /** The reader likes a review, or takes it back. */
  onLike: (review: ReaderReview) => void
  /** Something is wrong with a review. */
  onReport: (review: ReaderReview) => void
  /** Sends the author's answer, null to take it back; resolves with why it was refused, or with null. */
  onAnswer: (review: ReaderReview, words: string | null) => Promise<Declining>
}

export interface ReviewProps extends ReviewActs {
  /** What a reader said after an ending. */
  review: ReaderReview
  /** Address of the story's cover, of which a found ending shows a part; null for none. */
  coverUrl: string | null
  /** The reader wrote the story. */
  canAnswer: boolean
  /** Handles that lead to an author. */
  mentions: readonly string[]
  /** Address of an author's page. */
  authorHref: (handle: string) => string
}

/** What one reader says of a story, and the ending that they came to. */
export function Review({ review, coverUrl, ...props }: ReviewProps) {
  const { writer, created_at, edited_at, stars, words } = review
  const { authorHref, mentions } = props

  return (
    <article css={styles.review}>
      <div css={styles.said}>
        <SaidBy
          at={created_at}
          authorHref={authorHref}
          isEdited={edited_at !== null}
          writer={writer}
        >
          <Stars count={stars} />
        </SaidBy>
        <SaidWords authorHref={authorHref} mentions={mentions} words={words} />
        <Answer {...props} review={review} />
      </div>
      <ReachedEnding coverUrl={coverUrl} title={review.ending} />
    </article>
  )
}

function Stars({ count }: { count: number }) {
  const { reviews } = useCommentsMessages().comments

  return (
    <span css={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star <= count ? 'starFilled' : 'star'} size={16} />
      ))}
      <VisuallyHidden>{fill(reviews.stars, { count })}</VisuallyHidden>
    </span>
  )
}

/** Sends an answer, or takes it back; the field is open while one is written. */
function useAnswering({ review, onAnswer }: Pick<ReviewProps, 'review' | 'onAnswer'>) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt<Exclude<Declining, null>>()
  const takeBack = async () => {
    if (await attempt(() => onAnswer(review, null))) setOpen(false)
  }
  const say = (words: string) => onAnswer(review, words)
  return { isOpen, setOpen, say, isBusy, refusal, takeBack: () => void takeBack() }
}

/** What the author answers, or the field for it; and what others may do. */
function Answer({ review, canAnswer, onAnswer, ...props }: Omit<ReviewProps, 'coverUrl'>) {
  const { comments } = useCommentsMessages()
  const { isOpen, setOpen, say, ...taking } = useAnswering({ review, onAnswer })
  const { answer } = review

  return (
    <>
      <Acts {...props} review={review}>
        {canAnswer && !isOpen && (
          <Button icon="reply" onPress={() => setOpen(true)} size="small" variant="quiet">
            {answer ? comments.reviews.answerAgain : comments.reviews.answer}
          </Button>
        )}
        {canAnswer && answer && (
          <Button isBusy={taking.isBusy} onPress={taking.takeBack} size="small" variant="quiet">
            {comments.reviews.takeBack}
          </Button>
        )}
      </Acts>
      <DeclinedWords declining={taking.refusal} />
      {isOpen ? (
        <SayForm
          isSmall
          label={comments.yourAnswer}
          onClose={() => setOpen(false)}
          onSay={say}
          send="post"
          words={answer?.words ?? ''}
        />
      ) : (
        answer && <Answered {...props} words={answer.words} />
      )}
    </>
  )
}

function Answered(props: SaidWordsProps) {
  const { reviews } = useCommentsMessages().comments

  return (
    <div css={styles.answer}>
      <p css={styles.answered}>{reviews.authorAnswered}</p>
      <SaidWords {...props} />
    </div>
  )
}

function Acts({
  review,
  onLike,
  onReport,
  children,
}: Pick<ReviewProps, 'review' | 'onLike' | 'onReport'> & { children: ReactNode }) {
  const { comments } = useCommentsMessages()
  const { isOne } = useFormat()
  const name = review.writer.display_name ?? comments.nobody

  return (
    <div css={styles.acts}>
      <CountToggle
        count={review.likes_total}
        icon="lotus"
        isPressed={review.has_liked}
        label={fill(comments.likeThis, { name })}
        onPress={() => onLike(review)}
        unit={isOne(review.likes_total) ? comments.likes.one : comments.likes.other}
      />
      {!review.is_mine && <Report name={name} onPress={() => onReport(review)} />}
      {children}
    </div>
  )
}
