import {
  api,
  errorBodyOf,
  statusOf,
  useGetTellingQuery,
  useTakeActionMutation,
} from '@kathasagar/api'
import type { ActionRequest, GameSession } from '@kathasagar/api/contract'
import {
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  warningEntryOf,
  type AskedAction,
  type LogEntryModel,
  type OutOfCredits,
} from '@kathasagar/ui'
import { useEffect, useRef, useState } from 'react'

import { kindOf, modelChosen } from '../slices/playSlice.ts'
import { useAppDispatch } from './store.ts'
import type { useModels } from './useModels.ts'

/** An action before a model is chosen for it. */
type Wish = ActionRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'selected_model'>
    : never
  : never

const askedOf = (wish: Wish): AskedAction => ({
  action_type: wish.action_type,
  user_input: 'user_action' in wish ? wish.user_action : null,
  selected_choice: 'selected_choice' in wish ? (wish.selected_choice ?? null) : null,
})

/** Refusals that say the session has moved on without this page. */
const isStale = (code: string) =>
  ['choice_not_offered', 'session_finished', 'action_running', 'nothing_to_undo'].includes(code)

interface PlayTurnsOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
}

/** Takes a player's actions in a session, one at a time, and keeps what came of the last one. */
export function usePlayTurns({ session, models }: PlayTurnsOptions) {
  const dispatch = useAppDispatch()
  const [take, { isLoading: isThinking }] = useTakeActionMutation(
    // The action outlives a visit to another page: whoever comes back finds it running.
    { fixedCacheKey: session?.id ?? 'none' },
  )
  const { data: telling } = useGetTellingQuery(session?.id ?? '', { skip: !session })
  const [wish, setWish] = useState<Wish | null>(null)
  const [notice, setNotice] = useState<LogEntryModel | null>(null)
  const [outOfCredits, setOutOfCredits] = useState<OutOfCredits | null>(null)
  const [isLoginRequired, setIsLoginRequired] = useState(false)

  const refuse = (error: unknown) => {
    const body = errorBodyOf(error)
    const id = `refusal-${crypto.randomUUID()}`
    setNotice(refusalEntryOf(body, { id, displayNameOf: models.displayNameOf }))
    if (statusOf(error) === 401) setIsLoginRequired(true)
    // Another tab has played on: what is shown here is of yesterday.
    if (body && isStale(body.code)) {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: session?.id ?? '' }]))
    }
    if (body?.code !== 'not_enough_credits') return
    const entry = refusalEntryOf(body, { id, displayNameOf: models.displayNameOf })
    setOutOfCredits({ message: String(entry.content), models: body.suggested_alternatives ?? [] })
  }

  const act = async (asked: Wish, modelKey?: string): Promise<boolean> => {
    if (!session || isThinking) return false
    if (!navigator.onLine) {
      setNotice(offlineEntryOf({ id: `offline-${crypto.randomUUID()}` }))
      return false
    }
    const chosen = asked.action_type === 'show' ? models.image : models.text
    setWish(asked)
    setNotice(null)
    setOutOfCredits(null)
    const { data, error } = await take({
      session_id: session.id,
      key: crypto.randomUUID(),
      action: { ...asked, selected_model: modelKey ?? chosen.model_key },
    })
    if (error) refuse(error)
    if (data?.fallback_warning) {
      setNotice(warningEntryOf(data.fallback_warning, { id: `told-${data.turn_id}` }))
    } else if (data?.low_credits_warning) {
      setNotice(lowCreditsEntryOf(data.credit_warning_message, { id: `low-${data.turn_id}` }))
    }
    if (!error) setWish(null)
    return !error
  }

  // An action that another page, or this one before a reload, has begun.
  const followed = useRef<string | null>(null)
  const sessionId = session?.id
  const runningKey = session?.session_data.running_key
  useEffect(() => {
    if (!sessionId || !runningKey || isThinking || followed.current === runningKey) return
    followed.current = runningKey
    void take({ session_id: sessionId, key: runningKey })
  }, [sessionId, runningKey, isThinking, take])

  return {
    act,
    isThinking,
    telling: telling?.text ?? null,
    asked: isThinking && wish ? askedOf(wish) : null,
    notice,
    outOfCredits,
    closeOutOfCredits: () => setOutOfCredits(null),
    retryWith: (modelKey: string) => {
      dispatch(modelChosen(modelKey))
      const isSameKind = wish && (kindOf(modelKey) === 'image') === (wish.action_type === 'show')
      if (isSameKind) void act(wish, modelKey)
      else setOutOfCredits(null)
    },
    isLoginRequired,
    closeLogin: () => setIsLoginRequired(false),
  }
}
