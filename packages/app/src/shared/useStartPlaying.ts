import {
  errorBodyOf,
  messageFor,
  statusOf,
  useCreateSessionMutation,
  useLazyCheckSessionQuery,
} from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { keepReturnPath, paths } from '../paths.ts'
import { useAdultQuestion } from './useAdultQuestion.ts'
import { usePremiumRefusal } from './usePremiumRefusal.ts'
import { useAppSelector } from './storeHooks.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Whether this reader is known to have no access to the story, before anything is asked. */
const lacksPremium = ({ is_premium, user_state }: StoryCard) =>
  is_premium && user_state?.has_premium_access === false

/**
 * Begins or resumes a story for whoever presses PLAY; says why when it can't.
 * A guest is asked to log in, and returns to the page they came from; who is signed in and has no
 * premium access is shown the way to it.
 */
export function useStartPlaying() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const [check] = useLazyCheckSessionQuery()
  const [create] = useCreateSessionMutation()
  const [startingId, setStartingId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()

  async function start(story: StoryCard): Promise<void> {
    if (!isSignedIn) return setRefusal(messages.play.guest)
    if (lacksPremium(story)) return premium.refuse()
    setStartingId(story.id)
    const { data: found } = await check(story.id)
    const isOpen = found?.has_existing_session && found.is_completed === false
    if (isOpen && found.session_id) return void navigate(paths.play(found.session_id))
    const { data: session, error } = await create(story.id)
    setStartingId(null)
    if (session) return void navigate(paths.play(session.id))
    if (errorBodyOf(error)?.code === 'adults_only') return adult.ask(() => void start(story))
    if (errorBodyOf(error)?.code === 'premium_required') return premium.refuse()
    if (statusOf(error) === 401) return setRefusal(messages.play.guest)
    setFailure(messageFor(error, messages.failed.startReason))
  }

  return {
    start: (story: StoryCard) => void start(story),
    /** For other things that only a signed-in reader can do. */
    askToLogIn: (message?: string) => setRefusal(message ?? ''),
    isSignedIn,
    startingId,
    /** Asked before a mature story. */
    adult: adult.dialog,
    /** Told before a premium story. */
    premium: premium.dialog,
    startFailed: { reason: failure, onClose: () => setFailure(null) },
    popup: {
      isOpen: refusal !== null,
      ...(refusal ? { message: refusal } : {}),
      onStay: () => setRefusal(null),
      onContinue: () => {
        keepReturnPath(pathname + search)
        void navigate(paths.login)
      },
    },
  }
}
