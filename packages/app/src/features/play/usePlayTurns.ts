import {
  useStopActionMutation,
  useTakeActionMutation,
  api,
  selectStream,
  useGetTellingQuery,
  errorBodyOf,
  messageFor,
  statusOf,
} from '@kathasagar/api'
import type {
  ActionAnswer,
  ActionRequest,
  GameSession,
  PageTurn,
  RegenerateAction,
  RegenerateRequest,
  FailureBody,
} from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { ANSWERED_BY } from '@kathasagar/story/vocabulary'
import { useFormat, type LogEntryModel } from '@kathasagar/ui'
import {
  askEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  usePlayMessages,
  useServerMessages,
  warningEntryOf,
} from '@kathasagar/ui/internal'
import type { PlayMessages } from '@kathasagar/ui/messages'
import type { StreamText } from '@kathasagar/ui/play'
import { useEffect, useRef, useState, useCallback, useSyncExternalStore, useMemo } from 'react'

import { deleteUnsynced, readUnsynced, subscribePending } from '../../offline/pendingTurns.ts'
import { ownerOf } from '../../offline/userStorage.ts'
import type { useOfflinePlay } from '../../offline/useOfflinePlay.ts'
import { afterPaint } from '../../shared/afterPaint.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'
import { kindOf, modelChosen } from '../../slices/playSlice.ts'
import { useAppDispatch, useAppStore, useAppSelector } from '../../slices/storeHooks.ts'
import type { useModels } from './useModels.ts'

type Asked = (ActionRequest & { page?: PageTurn }) | RegenerateRequest

const isRegeneration = (asked: Asked): asked is RegenerateRequest =>
  asked.action_type === 'tell_again' || asked.action_type === 'tell_on'

/** Returns the kind of model that responds to an action, or null. */
const answeredBy = (asked: Asked) =>
  isRegeneration(asked) ? 'text' : ANSWERED_BY[asked.action_type]

interface PlayTurnsOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
  offline: ReturnType<typeof useOfflinePlay>
}

type Send = ReturnType<typeof useTakeActionMutation>[0]

/** Follows an action that was started in another tab or before a reload. */
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

function useSend({ session, models, offline }: PlayTurnsOptions) {
  const [take, { isLoading }] = useTakeActionMutation({ fixedCacheKey: session?.id ?? 'none' })
  useRunningTurn(session, isLoading, take)

  const send = (session_id: string, asked: Asked, modelKey?: string) => {
    // The request must name a model even if the turn is answered without one.
    const chosen = models[answeredBy(asked) ?? 'text']
    const selected_model = modelKey ?? chosen.model_key
    if (offline.play && !isRegeneration(asked)) return offline.take({ ...asked, selected_model })
    const action = { ...asked, selected_model }
    return take({ session_id, key: newUuid(), action })
  }
  return { send, isBusy: isLoading || offline.isJoining, oneAtATime: useOneAtATime() }
}

/** Returns true if the text field should be cleared. Declined input remains unless help was offered. */
const clearsField = ({ declined }: ActionAnswer) =>
  declined === undefined || declined.help !== undefined

/** Runs one action at a time. Stores the last failed one to retry it with another model. */
export function usePlayTurns({ session, models, offline }: PlayTurnsOptions) {
  const dispatch = useAppDispatch()
  const sessionId = session?.id ?? 'none'
  const { send, isBusy, oneAtATime } = useSend({ session, models, offline })
  const [stop] = useStopActionMutation()
  const { key, ...told } = useTelling(sessionId)
  const [draft, setDraft] = useState<Asked | null>(null)
  const notices = useTurnNotices({ session, models })
  const syncTabs = useOtherTabs({ sessionId, telling: told.telling, isOwn: draft !== null })

  const ask = async (wanted: Asked, modelKey?: string): Promise<ActionAnswer | undefined> => {
    if (!session || isBusy) return undefined
    if (!navigator.onLine && offline.play === null) {
      notices.warnOffline()
      return undefined
    }
    return oneAtATime(async () => {
      setDraft(wanted)
      notices.clear()
      const { data, error } = await send(session.id, wanted, modelKey)
      if (error) notices.refuse(error)
      else setDraft(null)
      if (data) notices.warnOf(data)
      syncTabs()
      return data
    })
  }
  const take = async (wanted: Asked, modelKey?: string): Promise<boolean> => {
    const data = await ask(wanted, modelKey)
    return data !== undefined && clearsField(data)
  }
  // Built-in storytellers finish too quickly to be stopped.
  const canStop = key !== undefined && models.text.provider_model !== undefined
  const onStop = canStop ? () => void stop({ session_id: sessionId, key }) : undefined
  const running = isBusy ? draft : null
  const retells = running && isRegeneration(running) ? running.action_type : null

  return {
    ...notices.shown,
    onAsk: ask,
    onCommand: (action: ActionRequest) => take(action),
    onRegenerate: (action_type: RegenerateAction) => take({ action_type }),
    onRetry: (modelKey: string) => {
      dispatch(modelChosen(modelKey))
      if (draft && kindOf(modelKey) === answeredBy(draft)) void take(draft, modelKey)
    },
    turn: { ...told, onStop, isBusy, retells },
    asked: running && !isRegeneration(running) ? running : null,
    syncTabs,
  }
}

interface OtherTabsOptions {
  sessionId: string
  telling: StreamText
  isOwn: boolean
}

/** Refetches the session when another tab changes it. Returns a function to notify other tabs. */
function useOtherTabs({ sessionId, telling, isOwn }: OtherTabsOptions) {
  const reload = useReload(sessionId)
  const channel = useRef<BroadcastChannel | null>(null)
  const tell = useCallback(() => channel.current?.postMessage(null), [])
  const isTold = useSyncExternalStore(telling.subscribe, () => telling.read() !== '')

  useEffect(() => {
    const opened = new BroadcastChannel(`session-${sessionId}`)
    opened.onmessage = reload
    channel.current = opened
    return () => opened.close()
  }, [sessionId, reload])

  useEffect(() => {
    // After the first word, other tabs can follow the turn.
    if (isTold && isOwn) tell()
  }, [isTold, isOwn, tell])

  return tell
}

function useTelling(sessionId: string) {
  const store = useAppStore()
  const { key, ahead, isReconnecting, pictures } = useGetTellingQuery(sessionId, {
    refetchOnReconnect: false,
    selectFromResult: ({ data }) => ({
      key: data?.key,
      ahead: data?.ahead ?? 0,
      isReconnecting: data?.isLost ?? false,
      pictures: data?.pictures,
    }),
  })
  const telling = useMemo<StreamText>(() => {
    const select = selectStream(sessionId)
    return { subscribe: store.subscribe, read: () => select(store.getState()).data?.text ?? '' }
  }, [store, sessionId])

  return { telling, key, ahead, isReconnecting, pictures }
}

/** Errors that mean that the session has changed in another tab or on another device. */
const STALE = [
  'choice_not_offered',
  'session_finished',
  'session_moved',
  'action_running',
  'nothing_to_undo',
]

const newId = (kind: string) => `${kind}-${newUuid()}`

/** Returns true if another tab has changed the session, or the outcome is unknown. */
const isStale = (body: FailureBody | null, status: number | null) =>
  body?.code ? STALE.includes(body.code) : status === null

interface Language {
  messages: PlayMessages['play']
  t: ReturnType<typeof useServerMessages>
}

/** Returns the most important warning about an answer, or null. */
function warningOf({ turn_id, ...answer }: ActionAnswer, { messages, t }: Language) {
  if (answer.declined) return declinedEntryOf(answer.declined, { id: newId('declined') })
  if (answer.asked) {
    const isBesideTurn = Boolean(answer.narrative)
    return {
      ...askEntryOf(answer.asked, { id: newId('asked'), isBesideTurn }),
      ...(answer.hint && { hint: answer.hint }),
    }
  }
  if (answer.hint) return hintEntryOf(answer.hint, { id: newId('hint') })
  if (answer.fallback_warning) {
    return warningEntryOf(t.fallback(answer) ?? '', { id: `told-${turn_id}` })
  }
  return answer.low_credits_warning ? lowCreditsEntryOf({ id: `low-${turn_id}`, messages }) : null
}

/** Returns a function that reloads a session that another tab has changed. */
export function useReload(sessionId: string) {
  const dispatch = useAppDispatch()
  return useCallback(
    () => void dispatch(api.util.invalidateTags([{ type: 'Session', id: sessionId }])),
    [dispatch, sessionId],
  )
}

interface TurnNoticesOptions {
  session: GameSession | undefined
  models: Pick<ReturnType<typeof useModels>, 'displayNameOf'>
}

function useTurnNotices({ session, models: { displayNameOf } }: TurnNoticesOptions) {
  const { play: messages, site } = usePlayMessages()
  const { counted } = useFormat()
  const t = useServerMessages()
  const reload = useReload(session?.id ?? '')
  const left = useUnsyncedNotice(session)
  const [notice, setNotice] = useState<LogEntryModel | null>(null)
  // If there is no message, the session has expired.
  const [login, setLogin] = useState<{ message?: string } | null>(null)
  const premium = usePremiumRefusal()

  const refuse = (error: unknown) => {
    const body = errorBodyOf(error)
    const entry = refusalEntryOf(body, {
      id: newId('refusal'),
      displayNameOf,
      messages,
      counted,
      otherwise: messageFor({ data: body }, messages.actionFailed, site),
    })
    const isStopped = body?.code === 'turn_stopped'
    setNotice(isStopped ? warningEntryOf(String(entry.content), { id: entry.id }) : entry)
    if (statusOf(error) === 401) setLogin({})
    if (body?.code === 'account_required') setLogin({ message: String(entry.content) })
    if (body?.code === 'premium_required') premium.refuse()
    if (isStale(body, statusOf(error))) reload()
  }
  const warnOf = (answer: ActionAnswer) => {
    const entry = warningOf(answer, { messages, t })
    if (entry) setNotice(entry)
  }

  return {
    shown: {
      notice: notice ?? left.entry,
      interruptions: {
        login: { isOpen: login !== null, message: login?.message, onClose: () => setLogin(null) },
        premium: premium.dialog,
      },
      onPremiumRequired: premium.refuse,
    },
    refuse,
    warnOf,
    warnOffline: () => setNotice(offlineEntryOf({ id: newId('offline'), messages })),
    clear: () => {
      left.forget()
      setNotice(null)
    },
  }
}

/** Returns the warning about discarded offline turns. It stays until the next action. */
function useUnsyncedNotice(session: GameSession | undefined) {
  const { turnsLeft } = usePlayMessages().play
  const owner = useAppSelector(ownerOf) ?? ''
  const session_id = session?.id ?? ''
  const read = () => readUnsynced(owner, session_id)
  const told = useSyncExternalStore(subscribePending, read, read)

  return {
    entry: told === null ? null : warningEntryOf(`${turnsLeft}\n\n${told}`, { id: 'left-turns' }),
    forget: () => deleteUnsynced(owner, session_id),
  }
}
