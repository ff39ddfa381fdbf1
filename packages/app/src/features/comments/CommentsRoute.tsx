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
import { type Account, useComments } from './useComments.ts'

export function CommentsRoute() {
  const { story_id = '' } = useParams()
  return <CommentsOf key={story_id} story_id={story_id} />
}

function useAccount(story_id: string) {
  const { logIn } = useCommentsMessages().comments
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { askToLogIn, popup } = useLoginPopup()
  const [comment_id, setReported] = useState<string>()
  const { report, reportDialog } = useReportStory({ story_id, ...(comment_id && { comment_id }) })
  const onLogIn = () => askToLogIn(logIn)
  const account: Account = {
    isSignedIn,
    withAccount: (act) => (isSignedIn ? act() : onLogIn()),
    report: (reported) => {
      setReported(reported)
      report()
    },
  }
  return { account, onLogIn, popup, reportDialog }
}

function CommentsOf({ story_id }: { story_id: string }) {
  const site = useSiteMessages()
  const { comments: messages } = useCommentsMessages()
  const { account, onLogIn, popup, reportDialog } = useAccount(story_id)
  const { data: story, error: storyError, refetch } = useGetStoryQuery(story_id)
  const comments = useComments(story_id, account)
  const error = storyError ?? comments.error
  const retry = () => {
    void refetch()
    comments.retry()
  }
  useTitle(story && fill(messages.pageOf, { title: story.title }))

  return (
    <>
      <CommentsScreen
        authorHref={paths.author}
        commentList={{ ...comments.list, isSignedIn: account.isSignedIn, onLogIn }}
        comments={comments.said}
        error={error ? messageFor(error, site.failed.story, site) : undefined}
        loginRequired={popup}
        onRetry={retry}
        refused={comments.refused}
        story={story ?? null}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
    </>
  )
}
