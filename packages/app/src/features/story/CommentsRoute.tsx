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

export default function CommentsRoute() {
  const { story_id = '' } = useParams()
  return <CommentsOf key={story_id} story_id={story_id} />
}

function CommentsOf({ story_id }: { story_id: string }) {
  const site = useSiteMessages()
  const { comments: messages } = useCommentsMessages()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { askToLogIn, popup } = useLoginPopup()
  const [comment_id, setReported] = useState<string>()
  const { report, reportDialog } = useReportStory({ story_id, ...(comment_id && { comment_id }) })
  const { data: story, error: storyError, refetch } = useGetStoryQuery(story_id)
  const onLogIn = () => askToLogIn(messages.logIn)
  const { comments, list, refused, retry, ...found } = useComments(story_id, {
    withAccount: (act) => (isSignedIn ? act() : onLogIn()),
    report: (reported) => {
      setReported(reported)
      report()
    },
  })
  const error = storyError ?? found.error
  useTitle(story && fill(messages.pageOf, { title: story.title }))

  return (
    <>
      <CommentsScreen
        authorHref={paths.author}
        commentList={{ ...list, isSignedIn, onLogIn }}
        comments={comments}
        error={error ? messageFor(error, site.failed.story, site) : undefined}
        loginRequired={popup}
        onRetry={() => {
          void refetch()
          retry()
        }}
        refused={refused}
        story={story ?? null}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
    </>
  )
}
