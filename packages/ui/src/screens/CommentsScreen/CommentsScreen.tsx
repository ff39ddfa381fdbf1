import type { ReaderReviews, SaidSort, Story, StoryComments } from '@kathasagar/api/contract'

import { LoginRequiredDialog } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { RatingSummary } from '../../components/story/RatingSummary/RatingSummary.tsx'
import { ReviewList, type ReviewListProps } from '../../components/story/ReviewList/ReviewList.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { CommentsPart, type CommentsPartProps } from './CommentsPart.tsx'
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'
import { SaidHeading } from './SaidHeading.tsx'
import { SpeakingRules } from './SpeakingRules.tsx'
import { StoryStrip } from './StoryStrip.tsx'

export interface CommentsScreenProps {
  /** The story that is spoken of; null while it is on its way, or when it cannot be had. */
  story: Story | null
  /** The story's own page. */
  storyHref: string
  /** Reason why something could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks again. */
  onRetry: () => void
  /** What was said after endings; null while it is on its way. */
  reviews: ReaderReviews | null
  /** What stands first among the reviews. */
  reviewSort: SaidSort
  /** Something else is to stand first. */
  onReviewSortChange: (sort: SaidSort) => void
  /** What can be done with reviews. */
  reviewList: Omit<ReviewListProps, 'said' | 'authorHref' | 'coverUrl'>
  /** What was said while reading; null while it is on its way. */
  comments: StoryComments | null
  /** What can be done with comments. */
  commentList: Omit<CommentsPartProps, 'said' | 'authorHref'>
  /** Address of an author's page. */
  authorHref: (handle: string) => string
  /** Why the last thing that was pressed was not done, as a sentence. */
  refused?: string | undefined
  /** The way to the login page, when something asked for an account. */
  loginRequired: LoginRequiredDialogProps
}

/** What readers say of a story: reviews after an ending, and comments on the way. */
export function CommentsScreen({ story, reviews, comments, ...props }: CommentsScreenProps) {
  const { comments: messages } = useCommentsMessages()
  const { error, onRetry } = props

  if (error !== undefined) {
    return (
      <>
        <h1>{messages.title}</h1>
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      </>
    )
  }
  if (!story || !reviews || !comments) return <Spinner isPage label={messages.loading} />
  return <Said {...props} comments={comments} reviews={reviews} story={story} />
}

type SaidProps = Omit<CommentsScreenProps, 'story' | 'reviews' | 'comments' | 'error'> & {
  story: Story
  reviews: ReaderReviews
  comments: StoryComments
}

function Said({ story, reviews, comments, authorHref, ...props }: SaidProps) {
  const { comments: messages } = useCommentsMessages()
  const { count } = useFormat()

  return (
    <div css={styles.page}>
      <StoryStrip href={props.storyHref} story={story} />
      {props.refused && <Alert tone="danger">{props.refused}</Alert>}
      <div css={styles.columns}>
        <section aria-labelledby="reviews">
          <SaidHeading
            id="reviews"
            note={fill(messages.reviews.lead, { count: count(reviews.total) })}
            onSortChange={props.onReviewSortChange}
            order={messages.reviews.order}
            sort={props.reviewSort}
            title={messages.reviews.title}
          />
          <ReviewList
            {...props.reviewList}
            authorHref={authorHref}
            coverUrl={story.cover_image_url}
            said={reviews}
          />
        </section>
        <div css={styles.beside}>
          <RatingSummary endings={reviews.endings} ratings={reviews.ratings} />
        </div>
      </div>
      <div css={styles.columns}>
        <CommentsPart {...props.commentList} authorHref={authorHref} said={comments} />
        <SpeakingRules />
      </div>
      <LoginRequiredDialog {...props.loginRequired} />
    </div>
  )
}
