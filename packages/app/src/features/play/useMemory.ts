import { messageFor, useDeleteFactMutation, useGetMemoryQuery } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { usePlayMessages, type StoryMemory } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** Returns the memory of a session, which is fetched while it is open. */
export function useMemory(session: GameSession | undefined): StoryMemory | undefined {
  const { memory } = usePlayMessages()
  const site = useSiteMessages()
  const [isOpen, setIsOpen] = useState(false)
  const session_id = session?.id ?? ''
  const { currentData, isError, refetch } = useGetMemoryQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const [deleteFact] = useDeleteFactMutation()
  if (session === undefined) return undefined

  return {
    isOpen,
    onOpenChange: setIsOpen,
    held: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    onDelete: async (line_id) => {
      const { error } = await deleteFact({ session_id, line_id })
      return error ? messageFor(error, memory.notDeleted, site) : null
    },
  }
}
