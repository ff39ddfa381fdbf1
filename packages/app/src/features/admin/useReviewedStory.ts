import {
  messageFor,
  useApproveStoryMutation,
  useGetStoryForEditQuery,
  useGetStoryQuery,
  useRejectStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import {
  fill,
  useAdminMessages,
  useMessages,
  type AdminReviewStoryScreenProps,
} from '@kathasagar/ui'
import { useMemo } from 'react'

import { blankStory, valuesOf } from '../../storyEditor/storyFormValues.ts'
import { useTestPlay } from '../../storyEditor/useTestPlay.ts'

interface DecisionOptions {
  storyId: string
  /** What is decided upon, once it is there. */
  stored: EditableStory | undefined
  /** Called once a story is decided; a sentence says how. */
  onDecided: (message: string) => void
}

/** To its readers or back to its author; each gives why not, as a sentence, or null. */
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

/** A story that waits, as it stands now: whoever decides has not read an older one. */
export function useReviewedStory(
  storyId: string,
  onDecided: (message: string) => void,
): Omit<AdminReviewStoryScreenProps, 'backHref'> {
  const adminMessages = useAdminMessages()
  const { site } = useMessages()
  // Once it is read it stays, with the reason that is being written.
  const isNew = { refetchOnMountOrArgChange: true, refetchOnReconnect: false }
  const edit = useGetStoryForEditQuery(storyId, isNew)
  const page = useGetStoryQuery(storyId, isNew)
  const stored = edit.isFetching ? undefined : edit.currentData
  const shown = page.currentData
  const values = useMemo(() => (stored ? valuesOf(stored) : blankStory()), [stored])
  const testPlay = useTestPlay(values)
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
