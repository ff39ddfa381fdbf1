import { useStopActionMutation, useTakeActionMutation } from '@kathasagar/api'
import type {
  ActionAnswer,
  ActionRequest,
  GameSession,
  PageTurn,
  RetellAction,
  RetellRequest,
} from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { ANSWERED_BY } from '@kathasagar/story/vocabulary'
import { useEffect, useRef, useState } from 'react'

import { kindOf, modelChosen } from '../../slices/playSlice.ts'
import { afterPaint } from '../../shared/afterPaint.ts'
import { useAppDispatch } from '../../slices/storeHooks.ts'
import type { useOfflinePlay } from '../../offline/useOfflinePlay.ts'
import type { useModels } from './useModels.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useTelling } from './useTelling.ts'
import { useTurnNotices } from './useTurnNotices.ts'

/** What a player asks a storyteller or a painter for. */
type Asked = (ActionRequest & { page?: PageTurn }) | RetellRequest

const isRetelling = (asked: Asked): asked is RetellRequest =>
  asked.action_type === 'tell_again' || asked.action_type === 'tell_on'

/** The kind of model that answers; none where nobody does. */
const answeredBy = (asked: Asked) => (isRetelling(asked) ? 'text' : ANSWERED_BY[asked.action_type])

interface PlayTurnsOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
  offline: ReturnType<typeof useOfflinePlay>
}

type Send = ReturnType<typeof useTakeActionMutation>[0]

/** Follows an action that another page, or this one before a reload, has begun. */
function useRunningTurn(session: GameSession | undefined, isBusy: boolean, send: Send) {
  const followed = useRef<string | null>(null)
  const sessionId = session?.id
  const runningKey = session?.session_data.running_key

  useEffect(() => {
    if (!sessionId || !runningKey || isBusy || followed.current === runningKey) return
    followed.current = runningKey
    void send({ session_id: sessionId, key: runningKey })
  }, [sessionId, runningKey, isBusy, send])
}

/** Lets a command begin once its press is seen to be taken, and none beside it until it is over. */
function useOneAtATime() {
  const isBegun = useRef(false)

  return async <Done>(command: () => Promise<Done>): Promise<Done | undefined> => {
    if (isBegun.current) return undefined
    isBegun.current = true
    try {
      await afterPaint()
      return await command()
    } finally {
      isBegun.current = false
    }
  }
}

/** Sends an action to the model that is to answer it; follows one that runs already. */
function useSend({ session, models, offline }: PlayTurnsOptions) {
  // The action outlives a visit to another page: whoever comes back finds it running.
  const [take, { isLoading }] = useTakeActionMutation({ fixedCacheKey: session?.id ?? 'none' })
  useRunningTurn(session, isLoading, take)

  const send = (session_id: string, asked: Asked, modelKey?: string) => {
    // Where nobody answers, the wire asks for a name all the same.
    const chosen = models[answeredBy(asked) ?? 'text']
    const selected_model = modelKey ?? chosen.model_key
    if (offline.play && !isRetelling(asked)) return offline.take({ ...asked, selected_model })
    const action = { ...asked, selected_model }
    return take({ session_id, key: newUuid(), action })
  }
  return { send, isBusy: isLoading || offline.isJoining, oneAtATime: useOneAtATime() }
}

/** Declined words stay in the field, to be changed; nobody has to look at words of despair again. */
const leavesField = ({ declined }: ActionAnswer) =>
  declined === undefined || declined.help !== undefined

/** Whether anything can be sent, or played without the server; that neither can be is said. */
function isReached(
  { warnOffline }: Pick<ReturnType<typeof useTurnNotices>, 'warnOffline'>,
  { play }: PlayTurnsOptions['offline'],
) {
  const canGoOn = navigator.onLine || play !== null
  if (!canGoOn) warnOffline()
  return canGoOn
}

/** What runs: a turn that is to come, or the newest one told again, which adds none. */
const runningOf = (draft: Asked | null) =>
  draft && isRetelling(draft)
    ? { asked: null, retells: draft.action_type }
    : { asked: draft, retells: null }

interface StopOptions {
  sessionId: string
  /** Names the action that runs; absent where none does. */
  key: string | undefined
  /** A provider's model stands behind the chosen storyteller. */
  isProvided: boolean
}

/** Asks one thing at a time; what was asked last and refused stays, to be asked of another model. */
function useAsk({ session, models, offline }: PlayTurnsOptions) {
  const sessionId = session?.id ?? 'none'
  const { send, isBusy, oneAtATime } = useSend({ session, models, offline })
  const { telling, key, ...told } = useTelling(sessionId)
  const [draft, setDraft] = useState<Asked | null>(null)
  const notices = useTurnNotices({ session, models })
  const tellOtherTabs = useOtherTabs({ sessionId, telling, isOwn: draft !== null })

  const ask = async (wanted: Asked, modelKey?: string): Promise<ActionAnswer | undefined> => {
    if (!session || isBusy || !isReached(notices, offline)) return undefined
    return oneAtATime(async () => {
      setDraft(wanted)
      notices.clear()
      const { data, error } = await send(session.id, wanted, modelKey)
      if (error) notices.refuse(error)
      else setDraft(null)
      if (data) notices.warnOf(data)
      tellOtherTabs()
      return data
    })
  }
  const onStop = useStop({ sessionId, key, isProvided: models.text.provider_model !== undefined })
  return { ask, draft, isBusy, notices, told: { telling, onStop, ...told }, tellOtherTabs }
}

/** Stops what runs, where a provider's model tells: what is built in is done before anybody could. */
function useStop({ sessionId, key, isProvided }: StopOptions) {
  const [stop] = useStopActionMutation()
  return key === undefined || !isProvided
    ? undefined
    : () => void stop({ session_id: sessionId, key })
}

/** Takes a player's commands in a session, one at a time, and keeps what came of the last one. */
export function usePlayTurns(options: PlayTurnsOptions) {
  const dispatch = useAppDispatch()
  const { ask, draft, isBusy, notices, told, tellOtherTabs } = useAsk(options)
  const take = async (wanted: Asked, modelKey?: string): Promise<boolean> => {
    const data = await ask(wanted, modelKey)
    return data !== undefined && leavesField(data)
  }
  const handleRetry = (modelKey: string) => {
    dispatch(modelChosen(modelKey))
    if (draft && kindOf(modelKey) === answeredBy(draft)) void take(draft, modelKey)
  }

  const { asked, retells } = runningOf(isBusy ? draft : null)

  return {
    ...notices.shown,
    onAsk: ask,
    onCommand: (action: ActionRequest) => take(action),
    onRetell: (action_type: RetellAction) => take({ action_type }),
    onRetry: handleRetry,
    turn: { ...told, isBusy, retells },
    asked,
    tellOtherTabs,
  }
}
