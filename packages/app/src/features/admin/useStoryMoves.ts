import {
  messageFor,
  useArchiveStoryMutation,
  useDeleteStoryMutation,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { fill, useAdminMessages, type AdminMessages, type AdminMove } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

type Moves = AdminMessages['admin']['stories']['moves']

const doneIn = (moves: Moves) => ({
  publish: moves.published,
  archive: moves.archived,
  takeDown: moves.takenDown,
  restore: moves.restored,
  remove: moves.removed,
})
const failedIn = (moves: Moves) => ({
  publish: moves.publishFailed,
  archive: moves.archiveFailed,
  takeDown: moves.takeDownFailed,
  restore: moves.restoreFailed,
  remove: moves.removeFailed,
})

export function useStoryMoves() {
  const { moves } = useAdminMessages().stories
  const site = useSiteMessages()
  const [publish] = usePublishStoryMutation()
  const [archive] = useArchiveStoryMutation()
  const [restore] = useRestoreStoryMutation()
  const [remove] = useDeleteStoryMutation()
  const [message, setMessage] = useState<string>()

  const call = (move: AdminMove, { id: story_id, revision }: AdminStory, reason?: string) => {
    if (move === 'publish') return publish({ story_id, revision })
    if (move === 'restore') return restore({ story_id, revision })
    if (move === 'remove') return remove(story_id)
    return archive({ story_id, ...(reason === undefined ? {} : { reason }) })
  }
  const handleMove = async (move: AdminMove, story: AdminStory, reason?: string) => {
    setMessage(undefined)
    const { data, error } = await call(move, story, reason)
    if (error) return messageFor(error, failedIn(moves)[move], site)
    const isWaiting = data && 'status' in data && data.status === 'in_review'
    setMessage(fill(isWaiting ? moves.waits : doneIn(moves)[move], { title: story.title }))
    return null
  }
  return { done: message, onMove: handleMove }
}
