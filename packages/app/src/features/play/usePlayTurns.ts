import { useTakeActionMutation } from '@kathasagar/api'
import type { ActionRequest, GameSession } from '@kathasagar/api/contract'
import { ANSWERED_BY } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useRef, useState } from 'react'

import { kindOf, modelChosen } from '../../slices/playSlice.ts'
import { useAppDispatch } from '../../shared/storeHooks.ts'
import type { useModels } from './useModels.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useTelling } from './useTelling.ts'
import { useTurnNotices } from './useTurnNotices.ts'

interface PlayTurnsOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
}

type Send = ReturnType<typeof useTakeActionMutation>[0]

/** Follows an action that another page, or this one before a reload, has begun. */
function useRunningTurn(session: GameSession | undefined, isThinking: boolean, send: Send) {
  const followed = useRef<string | null>(null)
  const sessionId = session?.id
  const runningKey = session?.session_data.running_key

  useEffect(() => {
    if (!sessionId || !runningKey || isThinking || followed.current === runningKey) return
    followed.current = runningKey
    void send({ session_id: sessionId, key: runningKey })
  }, [sessionId, runningKey, isThinking, send])
}

/** Takes a player's commands in a session, one at a time, and keeps what came of the last one. */
export function usePlayTurns({ session, models }: PlayTurnsOptions) {
  const dispatch = useAppDispatch()
  const sessionId = session?.id ?? 'none'
  // The action outlives a visit to another page: whoever comes back finds it running.
  const [send, { isLoading: isThinking }] = useTakeActionMutation({ fixedCacheKey: sessionId })
  const { telling, isReconnecting } = useTelling(sessionId)
  const [draft, setDraft] = useState<ActionRequest | null>(null)
  const notices = useTurnNotices({ session, models })
  const tellOtherTabs = useOtherTabs({ sessionId, telling, isOwn: draft !== null })
  useRunningTurn(session, isThinking, send)

  const take = async (asked: ActionRequest, modelKey?: string): Promise<boolean> => {
    if (!session || isThinking) return false
    if (!navigator.onLine) {
      notices.warnOffline()
      return false
    }
    // Where nobody answers, the wire asks for a name all the same.
    const chosen = models.answering(asked.action_type) ?? models.text
    const action = { ...asked, selected_model: modelKey ?? chosen.model_key }
    setDraft(asked)
    notices.clear()
    const { data, error } = await send({ session_id: session.id, key: crypto.randomUUID(), action })
    if (error) notices.refuse(error)
    if (data) notices.warnOf(data)
    if (!error) setDraft(null)
    tellOtherTabs()
    // Declined words stay in the field, to be changed; nobody has to look at words of despair again.
    return !error && (data.declined === undefined || data.declined.kind === 'self_harm')
  }
  const handleRetry = (modelKey: string) => {
    dispatch(modelChosen(modelKey))
    const isSameKind = draft && kindOf(modelKey) === ANSWERED_BY[draft.action_type]
    if (isSameKind) void take(draft, modelKey)
    else notices.interruptions.outOfCredits.onClose()
  }

  return {
    notice: notices.notice,
    interruptions: notices.interruptions,
    onPremiumRequired: notices.onPremiumRequired,
    onCommand: (action: ActionRequest) => take(action),
    onRetry: handleRetry,
    turn: { telling, isThinking, isReconnecting },
    asked: isThinking ? draft : null,
  }
}
