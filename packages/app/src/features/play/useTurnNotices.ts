import { api, errorBodyOf, messageFor, statusOf } from '@kathasagar/api'
import type { ActionAnswer, FailureBody, GameSession } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
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
  type LogEntryModel,
  type PlayMessages,
} from '@kathasagar/ui'
import { useState } from 'react'

import { useAppDispatch } from '../../slices/storeHooks.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'
import { useLeftTurns } from './useLeftTurns.ts'
import type { useModels } from './useModels.ts'

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
export function useTurnNotices({ session, models: { displayNameOf } }: TurnNoticesOptions) {
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
