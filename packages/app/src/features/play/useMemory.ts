import {
  messageFor,
  useGetMemoryQuery,
  useMendFactMutation,
  useStrikeFactMutation,
} from '@kathasagar/api'
import type { GameSession, SessionMemory } from '@kathasagar/api/contract'
import { usePlayMessages, type NotKept, type StoryMemory } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

type Changed = { data?: SessionMemory | undefined; error?: unknown }

/** What the story remembers, asked for while it is looked at, and the ways to change it. */
export function useMemory(session: GameSession | undefined): StoryMemory | undefined {
  const { memory } = usePlayMessages()
  const site = useSiteMessages()
  const [isOpen, setIsOpen] = useState(false)
  const session_id = session?.id ?? ''
  const { currentData, isError, refetch } = useGetMemoryQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const [mend] = useMendFactMutation()
  const [strike] = useStrikeFactMutation()
  if (session === undefined) return undefined

  const notKept = ({ data, error }: Changed): NotKept | null => {
    if (error) return { reason: messageFor(error, memory.notKept, site) }
    return data?.declined ? { declined: data.declined } : null
  }
  return {
    isOpen,
    onOpenChange: setIsOpen,
    held: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    onMend: async (line_id, text) => notKept(await mend({ session_id, line_id, text })),
    onStrike: async (line_id) => notKept(await strike({ session_id, line_id })),
  }
}
