import { api, errorBodyOf, statusOf } from '@kathasagar/api'
import type { ActionAnswer, ErrorBody, GameSession } from '@kathasagar/api/contract'
import {
  askedEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  useFormat,
  useMessages,
  useServerMessages,
  warningEntryOf,
  type LogEntryModel,
  type OutOfCredits,
} from '@kathasagar/ui'
import { useState } from 'react'

import { useAppDispatch } from '../../shared/storeHooks.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'
import type { useModels } from './useModels.ts'

/** Refusals that say the session has moved on without this page. */
const STALE = ['choice_not_offered', 'session_finished', 'action_running', 'nothing_to_undo']

/** What is shown may be of yesterday: another tab has played on, or nobody knows what came of it. */
const isStale = (body: ErrorBody | null, status: number | null) =>
  body ? STALE.includes(body.code) : status === null

interface TurnNoticesOptions {
  session: GameSession | undefined
  models: Pick<ReturnType<typeof useModels>, 'displayNameOf'>
}

/** What has to be said of the last action beside its telling: why it was refused, what it warns of. */
export function useTurnNotices({ session, models: { displayNameOf } }: TurnNoticesOptions) {
  const { play: messages, site } = useMessages()
  const { counted } = useFormat()
  const t = useServerMessages()
  const dispatch = useAppDispatch()
  const [notice, setNotice] = useState<LogEntryModel | null>(null)
  const [outOfCredits, setOutOfCredits] = useState<OutOfCredits | null>(null)
  const [isLoginRequired, setIsLoginRequired] = useState(false)

  const premium = usePremiumRefusal()

  const refuse = (error: unknown) => {
    const body = errorBodyOf(error)
    const entry = refusalEntryOf(body, {
      id: `refusal-${crypto.randomUUID()}`,
      displayNameOf,
      messages,
      counted,
      errors: site.errors,
    })
    setNotice(entry)
    if (statusOf(error) === 401) setIsLoginRequired(true)
    if (body?.code === 'premium_required') premium.refuse()
    if (isStale(body, statusOf(error))) {
      dispatch(api.util.invalidateTags([{ type: 'Session', id: session?.id ?? '' }]))
    }
    if (body?.code !== 'not_enough_credits') return
    setOutOfCredits({ message: String(entry.content), models: body.suggested_alternatives ?? [] })
  }
  const warnOf = ({ turn_id, ...answer }: ActionAnswer) => {
    if (answer.declined) {
      setNotice(declinedEntryOf(answer.declined, { id: `declined-${crypto.randomUUID()}` }))
    } else if (answer.hint) {
      setNotice(hintEntryOf(answer.hint, { id: `hint-${crypto.randomUUID()}` }))
    } else if (answer.asked) {
      setNotice(askedEntryOf(answer.asked, { id: `asked-${crypto.randomUUID()}` }))
    } else if (answer.fallback_warning) {
      setNotice(warningEntryOf(t.fallback(answer) ?? '', { id: `told-${turn_id}` }))
    } else if (answer.low_credits_warning) {
      setNotice(lowCreditsEntryOf({ id: `low-${turn_id}`, messages }))
    }
  }

  return {
    notice,
    /** What came between the player and the story. */
    interruptions: {
      outOfCredits: { refusal: outOfCredits, onClose: () => setOutOfCredits(null) },
      login: { isOpen: isLoginRequired, onStay: () => setIsLoginRequired(false) },
      premium: premium.dialog,
    },
    onPremiumRequired: premium.refuse,
    refuse,
    warnOf,
    warnOffline: () =>
      setNotice(offlineEntryOf({ id: `offline-${crypto.randomUUID()}`, messages })),
    clear: () => {
      setNotice(null)
      setOutOfCredits(null)
    },
  }
}
