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

/** Moves along the ways of a session and names them; tells why something was not done. */
function useMoves({ session, isBusy, tellOtherTabs }: WaysOptions) {
  const { ways: messages } = usePlayMessages()
  const site = useSiteMessages()
  const dispatch = useAppDispatch()
  const [refusal, setRefusal] = useState<string>()
  const [move, { isLoading }] = useMoveHeadMutation()
  const [name] = useNameTurnMutation()
  const session_id = session?.id ?? ''
  const after = session?.session_data.narrative_history.at(-1)?.turn_id

  const told = ({ error }: { error?: unknown }) => {
    setRefusal(error ? messageFor(error, messages.notDone, site) : undefined)
    return !error
  }
  const onGo = async (turn_id: string) => {
    if (isBusy || isLoading || after === undefined) return false
    const isMoved = told(await move({ session_id, turn_id, after }))
    if (isMoved) tellOtherTabs()
    else dispatch(api.util.invalidateTags([{ type: 'Session', id: session_id }]))
    return isMoved
  }
  const onName = async (turn_id: string, wanted: string | null) =>
    told(await name({ session_id, turn_id, name: wanted }))

  return { refusal, forget: () => setRefusal(undefined), onGo, onName }
}

/** The ways that were played in a session, asked for while they are looked at, and moves along them. */
export function useWays(options: WaysOptions): PlayWays | undefined {
  const { session } = options
  const [isOpen, setIsOpen] = useState(false)
  const { forget, ...moves } = useMoves(options)
  const { currentData, isError, refetch } = useListTurnsQuery(session?.id ?? '', {
    skip: !isOpen || session === undefined,
  })
  if (!session?.session_data.narrative_history.length) return undefined

  const { redo_turn_id } = session
  return {
    ...moves,
    isOpen,
    onOpenChange: (isWanted) => {
      forget()
      setIsOpen(isWanted)
    },
    map: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    onRedo: redo_turn_id ? () => void moves.onGo(redo_turn_id) : undefined,
  }
}
