import { messageFor, useGetStoryQuery } from '@kathasagar/api'
import { CommentsScreen, fill, useCommentsMessages } from '@kathasagar/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoginPopup } from '../../shared/useLoginPopup.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useTitle } from '../../shared/useTitle.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useComments } from './useComments.ts'
import { useReviews } from './useReviews.ts'

/** `/game/:story_id/comments` */
export function CommentsRoute() {
  const { story_id = '' } = useParams()
  return <CommentsOf key={story_id} story_id={story_id} />
}

type Reported = { comment_id: string } | { review_id: string } | Record<never, never>

function CommentsOf({ story_id }: { story_id: string }) {
  const site = useSiteMessages()
  const { comments: messages } = useCommentsMessages()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn && !auth.isGuest)
  const { askToLogIn, popup } = useLoginPopup()
  const [reported, setReported] = useState<Reported>({})
  const { report, reportDialog } = useReportStory({ story_id, ...reported })
  const account = {
    isSignedIn,
    /** Acts for somebody who has an account; others are asked to log in. */
    withAccount: (act: () => void) => (isSignedIn ? act() : askToLogIn(messages.logIn)),
    report: (said: Reported) => {
      setReported(said)
      report()
    },
  }
  const { data: story, error: storyError, refetch } = useGetStoryQuery(story_id)
  const comments = useComments(story_id, account)
  const reviews = useReviews(story_id, account)
  const error = storyError ?? comments.error ?? reviews.error
  useTitle(story && fill(messages.pageOf, { title: story.title }))

  return (
    <>
      <CommentsScreen
        authorHref={paths.author}
        commentList={{ ...comments.list, isSignedIn, onLogIn: () => askToLogIn(messages.logIn) }}
        comments={comments.said}
        error={error && messageFor(error, site.failed.story, site)}
        loginRequired={popup}
        onRetry={() => {
          void refetch()
          comments.retry()
          reviews.retry()
        }}
        onReviewSort={reviews.setSort}
        refused={comments.refused ?? reviews.refused}
        reviewList={reviews.list}
        reviews={reviews.said}
        reviewSort={reviews.sort}
        story={story ?? null}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
    </>
  )
}
