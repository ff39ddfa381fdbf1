import {
  messageFor,
  useApproveStoryMutation,
  useGetStoryForEditQuery,
  useGetStoryQuery,
  useRejectStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useMessages } from '@kathasagar/ui'
import { useAdminMessages } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { AdminReviewStoryScreen, type AdminReviewStoryScreenProps } from '@kathasagar/ui/screens'
import { blankStory, valuesOf } from '@kathasagar/ui/internal/editor'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { useTitle } from '../../shared/useTitle.ts'
import { useTestPlay } from '../../storyEditor/useTestPlay.ts'
import { adminPaths } from './adminPaths.ts'

export default function AdminReviewStoryRoute() {
  const adminMessages = useAdminMessages()
  const { story_id = '' } = useParams()
  const navigate = useNavigate()
  const story = useReviewedStory(
    story_id,
    (done) => void navigate(adminPaths.review, { state: { done } }),
  )
  useTitle(story.reviewed?.stored.title || adminMessages.review.title)

  return <AdminReviewStoryScreen {...story} backHref={adminPaths.review} />
}

interface DecisionOptions {
  storyId: string
  stored: EditableStory | undefined
  onDecided: (message: string) => void
}

function useDecision({ storyId, stored, onDecided }: DecisionOptions) {
  const messages = useAdminMessages().review.story
  const { story, site } = useMessages()
  const [approve] = useApproveStoryMutation()
  const [reject] = useRejectStoryMutation()
  const read = { story_id: storyId, ...(stored && { revision: stored.revision }) }
  const title = stored?.title.trim() || story.untitled
  const told = ({ error }: { error?: unknown }, done: string, failed: string) => {
    if (error !== undefined) return messageFor(error, failed, site)
    onDecided(fill(done, { title }))
    return null
  }

  return {
    onApprove: async () => told(await approve(read), messages.approved, messages.notApproved),
    onReject: async (reason: string) =>
      told(await reject({ ...read, reason }), messages.rejected, messages.notRejected),
  }
}

function useReviewedStory(
  storyId: string,
  onDecided: (message: string) => void,
): Omit<AdminReviewStoryScreenProps, 'backHref'> {
  const adminMessages = useAdminMessages()
  const { site } = useMessages()
  // A refetch on reconnect would delete a half-typed reason.
  const isNew = { refetchOnMountOrArgChange: true, refetchOnReconnect: false }
  const edit = useGetStoryForEditQuery(storyId, isNew)
  const page = useGetStoryQuery(storyId, isNew)
  const stored = edit.isFetching ? undefined : edit.currentData
  const shown = page.currentData
  const values = useMemo(() => (stored ? valuesOf(stored) : blankStory()), [stored])
  const { testPlay } = useTestPlay(values)
  const decision = useDecision({ storyId, stored, onDecided })
  const error = edit.error ?? page.error

  return {
    reviewed: stored && shown ? { stored, shown, testPlay, ...decision } : null,
    error: error && messageFor(error, adminMessages.review.failedHint, site),
    onRetry: () => {
      void edit.refetch()
      void page.refetch()
    },
  }
}
