import { api, messageFor, useListTurnsQuery, useMoveHeadMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { usePlayMessages, type PlayWays } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'

interface WaysOptions {
  session: GameSession | undefined
  /** True while an action runs. Then nobody can move. */
  isBusy: boolean
  /** Tells other tabs that the session has changed. */
  tellOtherTabs: () => void
}

/** Returns the map of a session, which is fetched while it is open, and moves to its turns. */
export function useWays({ session, isBusy, tellOtherTabs }: WaysOptions): PlayWays | undefined {
  const { ways: messages } = usePlayMessages()
  const site = useSiteMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [move, { isLoading }] = useMoveHeadMutation()
  const session_id = session?.id ?? ''
  const { currentData, isError, refetch } = useListTurnsQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const after = session?.session_data.narrative_history.at(-1)?.turn_id
  if (session === undefined || after === undefined) return undefined

  const onGo = async (turn_id: string) => {
    if (isBusy || isLoading) return false
    const { error } = await move({ session_id, turn_id, after })
    setRefusal(error ? messageFor(error, messages.notDone, site) : undefined)
    if (!error) tellOtherTabs()
    else dispatch(api.util.invalidateTags([{ type: 'Session', id: session_id }]))
    return !error
  }
  const { redo_turn_id } = session
  return {
    isOpen,
    onOpenChange: (isWanted) => {
      setRefusal(undefined)
      setIsOpen(isWanted)
    },
    map: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    refusal,
    onGo,
    onRedo: redo_turn_id ? () => void onGo(redo_turn_id) : undefined,
  }
}
