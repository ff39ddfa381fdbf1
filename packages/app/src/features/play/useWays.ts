import {
  api,
  messageFor,
  useListTurnsQuery,
  useMoveHeadMutation,
  useNameTurnMutation,
} from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { usePlayMessages, type PlayWays } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'

interface WaysOptions {
  session: GameSession | undefined
  /** An action runs: nobody moves beside it. */
  isBusy: boolean
  /** Tells other tabs that the session is another one now. */
  tellOtherTabs: () => void
}

/** The ways that were played in a session, asked for while they are looked at, and moves along them. */
export function useWays({ session, isBusy, tellOtherTabs }: WaysOptions): PlayWays | undefined {
  const { ways: messages } = usePlayMessages()
  const site = useSiteMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [move, { isLoading }] = useMoveHeadMutation()
  const [name] = useNameTurnMutation()
  const session_id = session?.id ?? ''
  const { currentData, isError, refetch } = useListTurnsQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const after = session?.session_data.narrative_history.at(-1)?.turn_id
  if (session === undefined || after === undefined) return undefined

  const told = ({ error }: { error?: unknown }) => {
    setRefusal(error ? messageFor(error, messages.notDone, site) : undefined)
    return !error
  }
  const go = async (turn_id: string) => {
    if (isBusy || isLoading) return false
    const moved = told(await move({ session_id, turn_id, after }))
    if (moved) tellOtherTabs()
    else dispatch(api.util.invalidateTags([{ type: 'Session', id: session_id }]))
    return moved
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
    onGo: go,
    onName: async (turn_id, wanted) => told(await name({ session_id, turn_id, name: wanted })),
    onRedo: redo_turn_id ? () => void go(redo_turn_id) : undefined,
  }
}
