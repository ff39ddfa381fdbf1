import {
  useStopActionMutation,
  useTakeActionMutation,
  api,
  selectTelling,
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
  RetellAction,
  RetellRequest,
  FailureBody,
} from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { ANSWERED_BY } from '@kathasagar/story/vocabulary'
import {
  askedEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  useFormat,
  usePlayMessages,
  useServerMessages,
  warningEntryOf,
  type TellingText,
  type LogEntryModel,
  type PlayMessages,
} from '@kathasagar/ui'
import { useEffect, useRef, useState, useCallback, useSyncExternalStore, useMemo } from 'react'

import { subscribeToKeptTurns } from '../../offline/keptTurns.ts'
import { forgetLeftTurns, readLeftTurns } from '../../offline/leftTurns.ts'
import { ownerOf } from '../../offline/ownerOf.ts'
import type { useOfflinePlay } from '../../offline/useOfflinePlay.ts'
import { afterPaint } from '../../shared/afterPaint.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'
import { kindOf, modelChosen } from '../../slices/playSlice.ts'
import { useAppDispatch, useAppStore, useAppSelector } from '../../slices/storeHooks.ts'
import type { useModels } from './useModels.ts'

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

interface OtherTabsOptions {
  sessionId: string
  /** The answer that is being told here. */
  telling: TellingText
  /** The turn was asked for here, and not only followed. */
  isOwn: boolean
}

/** Hears from other tabs that a session has moved on, and gives back how to tell them. */
function useOtherTabs({ sessionId, telling, isOwn }: OtherTabsOptions) {
  const dispatch = useAppDispatch()
  const channel = useRef<BroadcastChannel | null>(null)
  const tell = useCallback(() => channel.current?.postMessage(null), [])
  const isTold = useSyncExternalStore(telling.subscribe, () => telling.read() !== '')

  useEffect(() => {
    const opened = new BroadcastChannel(`session-${sessionId}`)
    opened.onmessage = () => {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: sessionId }]))
    }
    channel.current = opened
    return () => opened.close()
  }, [sessionId, dispatch])

  useEffect(() => {
    // By its first word the turn is known to the server, so that others can follow it.
    if (isTold && isOwn) tell()
  }, [isTold, isOwn, tell])

  return tell
}

/** The answer that is being told; its words are read from the store where they are drawn. */
function useTelling(sessionId: string) {
  const store = useAppStore()
  const { key, isReconnecting, pictures } = useGetTellingQuery(sessionId, {
    // Nobody but the turn that runs knows its words.
    refetchOnReconnect: false,
    selectFromResult: ({ data }) => ({
      key: data?.key,
      isReconnecting: data?.isLost ?? false,
      pictures: data?.pictures,
    }),
  })
  const telling = useMemo<TellingText>(() => {
    const select = selectTelling(sessionId)
    return {
      subscribe: store.subscribe,
      read: () => select(store.getState()).data?.text ?? '',
    }
  }, [store, sessionId])

  return { telling, key, isReconnecting, pictures }
}

/** Refusals that say the session has moved on without this page. */
const STALE = [
  'choice_not_offered',
  'session_finished',
  'session_moved',
  'action_running',
  'nothing_to_undo',
]

const newId = (kind: string) => `${kind}-${newUuid()}`

/** What is shown may be of yesterday: another tab has played on, or nobody knows what came of it. */
const isStale = (body: FailureBody | null, status: number | null) =>
  body?.code ? STALE.includes(body.code) : status === null

interface Language {
  messages: PlayMessages['play']
  t: ReturnType<typeof useServerMessages>
}

const hintOf = ({ hint }: Pick<ActionAnswer, 'hint'>) => (hint ? { hint } : {})

/** The one thing that an answer says beside its telling, the gravest first; none where it says nothing. */
function warningOf({ turn_id, ...answer }: ActionAnswer, { messages, t }: Language) {
  if (answer.declined) return declinedEntryOf(answer.declined, { id: newId('declined') })
  if (answer.asked) {
    const isBesideTurn = Boolean(answer.narrative)
    return {
      ...askedEntryOf(answer.asked, { id: newId('asked'), isBesideTurn }),
      ...hintOf(answer),
    }
  }
  if (answer.hint) return hintEntryOf(answer.hint, { id: newId('hint') })
  if (answer.fallback_warning) {
    return warningEntryOf(t.fallback(answer) ?? '', { id: `told-${turn_id}` })
  }
  return answer.low_credits_warning ? lowCreditsEntryOf({ id: `low-${turn_id}`, messages }) : null
}

function useRefusalEntry(displayNameOf: (modelKey: string) => string) {
  const { play: messages, site } = usePlayMessages()
  const { counted } = useFormat()

  return (body: FailureBody | null) => {
    const otherwise = messageFor({ data: body }, messages.actionFailed, site)
    return refusalEntryOf(body, {
      id: newId('refusal'),
      displayNameOf,
      messages,
      counted,
      otherwise,
    })
  }
}

function useReload(session: GameSession | undefined) {
  const dispatch = useAppDispatch()
  return () => dispatch(api.util.invalidateTags([{ type: 'Session', id: session?.id ?? '' }]))
}

/** Why somebody is asked to log in; without a message the sign-in has ended. */
interface LoginReason {
  message?: string
}

/** What comes between the player and the story. */
function useInterruptions() {
  const [loginReason, setLoginReason] = useState<LoginReason | null>(null)
  const premium = usePremiumRefusal()

  const interruptions = {
    login: {
      isOpen: loginReason !== null,
      message: loginReason?.message,
      onClose: () => setLoginReason(null),
    },
    premium: premium.dialog,
  }
  return { interruptions, premium, setLoginReason }
}

interface TurnNoticesOptions {
  session: GameSession | undefined
  models: Pick<ReturnType<typeof useModels>, 'displayNameOf'>
}

/** What has to be said of the last action beside its telling: why it was refused, what it warns of. */
function useTurnNotices({ session, models: { displayNameOf } }: TurnNoticesOptions) {
  const { play: messages } = usePlayMessages()
  const t = useServerMessages()
  const entryOf = useRefusalEntry(displayNameOf)
  const reload = useReload(session)
  const left = useLeftTurns(session)
  const [notice, setNotice] = useState<LogEntryModel | null>(null)
  const { interruptions, premium, setLoginReason } = useInterruptions()

  const refuse = (error: unknown) => {
    const body = errorBodyOf(error)
    const entry = entryOf(body)
    // What the player has asked for is no fault.
    const isStopped = body?.code === 'turn_stopped'
    setNotice(isStopped ? warningEntryOf(String(entry.content), { id: entry.id }) : entry)
    if (statusOf(error) === 401) setLoginReason({})
    if (body?.code === 'account_required') setLoginReason({ message: String(entry.content) })
    if (body?.code === 'premium_required') premium.refuse()
    if (isStale(body, statusOf(error))) reload()
  }
  const warnOf = (answer: ActionAnswer) => {
    const entry = warningOf(answer, { messages, t })
    if (entry) setNotice(entry)
  }

  return {
    /** As the play screen shows them. */
    shown: { notice: notice ?? left.entry, interruptions, onPremiumRequired: premium.refuse },
    refuse,
    warnOf,
    warnOffline: () => setNotice(offlineEntryOf({ id: newId('offline'), messages })),
    clear: () => {
      left.forget()
      setNotice(null)
    },
  }
}

/** What was told in turns that could not join the account, as a line of the log, until the player goes on. */
function useLeftTurns(session: GameSession | undefined) {
  const { turnsLeft } = usePlayMessages().play
  const owner = useAppSelector(ownerOf) ?? ''
  const session_id = session?.id ?? ''
  const read = () => readLeftTurns(owner, session_id)
  const told = useSyncExternalStore(subscribeToKeptTurns, read, read)

  return {
    entry: told === null ? null : warningEntryOf(`${turnsLeft}\n\n${told}`, { id: 'left-turns' }),
    forget: () => forgetLeftTurns(owner, session_id),
  }
}
