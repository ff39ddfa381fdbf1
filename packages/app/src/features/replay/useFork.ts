import { errorBodyOf, messageFor, statusOf, useForkSharedPlayMutation } from '@kathasagar/api'
import type { SharedPlay } from '@kathasagar/api/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useAdultQuestion } from '../../shared/useAdultQuestion.ts'
import { usePremiumRefusal } from '../../shared/usePremiumRefusal.ts'
import type { useStartPlaying } from '../../shared/useStartPlaying.ts'

type Players = Pick<ReturnType<typeof useStartPlaying>, 'actAsPlayer' | 'askToLogIn'>

/** Begins a play of the reader's own at a turn of a shared one, or says why it cannot. */
export function useFork(
  { code, story }: { code: string; story: SharedPlay['story'] | undefined },
  { actAsPlayer, askToLogIn }: Players,
) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [create, { isLoading }] = useForkSharedPlayMutation()
  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()
  const [reason, setReason] = useState<string | null>(null)

  async function fork(turn_id: string): Promise<void> {
    const { data, error } = await create({ code, turn_id })
    if (data) return void navigate(paths.play(data.id))
    const refused = errorBodyOf(error)?.code
    const why = messageFor(error, messages.failed.startReason, messages)
    if (refused === 'adults_only') return adult.ask(() => void fork(turn_id))
    if (refused === 'premium_required') return premium.refuse()
    if (refused === 'account_required') return askToLogIn(why)
    if (statusOf(error) === 401) return askToLogIn(messages.play.guest)
    setReason(why)
  }

  return {
    fork: (turn_id: string) => story && actAsPlayer(story, () => fork(turn_id)),
    isBusy: isLoading,
    adult: adult.dialog,
    premium: premium.dialog,
    failure: { reason, onClose: () => setReason(null) },
  }
}
