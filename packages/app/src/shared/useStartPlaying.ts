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

import { keepReturnPath, paths } from '../navigation/paths.ts'
import { useAdultQuestion } from './useAdultQuestion.ts'
import { usePremiumRefusal } from './usePremiumRefusal.ts'
import { useAppSelector } from '../slices/storeHooks.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Whether this reader is known to have no access to the story, before anything is asked. */
const lacksPremium = ({ is_premium, user_state }: StoryCard) =>
  is_premium && user_state?.has_premium_access === false

/** Finds the session of a story that stands open, or begins one. */
function useOpenSession() {
  const [check] = useLazyCheckSessionQuery()
  const [create] = useCreateSessionMutation()

  return async (storyId: string): Promise<{ sessionId?: string | undefined; error?: unknown }> => {
    const { data: found } = await check(storyId)
    const isOpen = found?.has_existing_session && found.is_completed === false
    if (isOpen && found.session_id) return { sessionId: found.session_id }
    const { data, error } = await create(storyId)
    return { sessionId: data?.id, error }
  }
}

/** Asks a guest to log in, and notes where they come back to. */
function useLoginPopup() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [message, setMessage] = useState<string | null>(null)

  return {
    askToLogIn: (reason = '') => setMessage(reason),
    popup: {
      isOpen: message !== null,
      ...(message ? { message } : {}),
      onClose: () => setMessage(null),
      onContinue: () => {
        keepReturnPath(pathname + search)
        void navigate(paths.login)
      },
    },
  }
}

/**
 * Begins or resumes a story for whoever presses PLAY; says why when it can't.
 * A guest is asked to log in, and returns to the page they came from; who is signed in and has no
 * premium access is shown the way to it.
 */
export function useStartPlaying() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const openSession = useOpenSession()
  const [startingId, setStartingId] = useState<string | null>(null)
  const { popup, askToLogIn } = useLoginPopup()
  const [failure, setFailure] = useState<string | null>(null)

  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()

  async function start(story: StoryCard): Promise<void> {
    if (!isSignedIn) return askToLogIn(messages.play.guest)
    if (lacksPremium(story)) return premium.refuse()
    setStartingId(story.id)
    const { sessionId, error } = await openSession(story.id)
    setStartingId(null)
    if (sessionId) return void navigate(paths.play(sessionId))
    if (errorBodyOf(error)?.code === 'adults_only') return adult.ask(() => void start(story))
    if (errorBodyOf(error)?.code === 'premium_required') return premium.refuse()
    if (statusOf(error) === 401) return askToLogIn(messages.play.guest)
    setFailure(messageFor(error, messages.failed.startReason, messages))
  }

  return {
    start: (story: StoryCard) => void start(story),
    /** For other things that only a signed-in reader can do. */
    askToLogIn,
    isSignedIn,
    startingId,
    /** Asked before a mature story. */
    adult: adult.dialog,
    /** Told before a premium story. */
    premium: premium.dialog,
    startFailed: { reason: failure, onClose: () => setFailure(null) },
    popup,
  }
}
