import { errorBodyOf, messageFor, statusOf, useForkSharedPlayMutation } from '@kathasagar/api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useAdultQuestion } from '../../shared/useAdultQuestion.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'

interface Asking {
  isSignedIn: boolean
  /** Asks a guest to log in. */
  askToLogIn: (reason?: string) => void
}

/** Begins a play of the reader's own at a turn of a shared one, or says why it cannot. */
export function useFork(code: string, { isSignedIn, askToLogIn }: Asking) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [create, { isLoading }] = useForkSharedPlayMutation()
  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()
  const [reason, setReason] = useState<string | null>(null)

  async function fork(turn_id: string): Promise<void> {
    if (!isSignedIn) return askToLogIn(messages.play.guest)
    const { data, error } = await create({ code, turn_id })
    if (data) return void navigate(paths.play(data.id))
    const refused = errorBodyOf(error)?.code
    if (refused === 'adults_only') return adult.ask(() => void fork(turn_id))
    if (refused === 'premium_required') return premium.refuse()
    if (statusOf(error) === 401) return askToLogIn(messages.play.guest)
    setReason(messageFor(error, messages.failed.startReason, messages))
  }

  return {
    fork: (turn_id: string) => void fork(turn_id),
    isBusy: isLoading,
    adult: adult.dialog,
    premium: premium.dialog,
    failure: { reason, onClose: () => setReason(null) },
  }
}
