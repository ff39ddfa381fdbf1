import {
  errorBodyOf,
  messageFor,
  statusOf,
  useCreateSessionMutation,
  useCreateGuestMutation,
  useGetConfigQuery,
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

/** What can be tried without an account. */
const isForGuests = ({ is_premium, content_rating }: StoryCard) =>
  !is_premium && content_rating !== 'mature'

/** Asks a guest to log in, and notes where they come back to. */
function useLoginPopup() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [message, setMessage] = useState<string | null>(null)
  const [tried, setTried] = useState<(() => void) | undefined>()
  const handleTry = () => {
    setMessage(null)
    tried?.()
  }

  return {
    /** `onTry` is another way, where there is one: without an account. */
    askToLogIn: (reason = '', onTry?: () => void) => {
      setMessage(reason)
      setTried(() => onTry)
    },
    popup: {
      isOpen: message !== null,
      ...(message ? { message } : {}),
      ...(tried && { onTry: handleTry }),
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
 * A guest is asked to log in, or to try it first, and returns to the page they came from; whoever
 * tries already goes on; who is signed in and has no
 * premium access is shown the way to it.
 */
export function useStartPlaying() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { isSignedIn, isGuest } = useAppSelector(({ auth }) => auth)
  const { data: site } = useGetConfigQuery()
  const [createGuest] = useCreateGuestMutation()
  const openSession = useOpenSession()
  const [startingId, setStartingId] = useState<string | null>(null)
  const { popup, askToLogIn } = useLoginPopup()
  const [failure, setFailure] = useState<string | null>(null)

  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()

  const askGuest = (story: StoryCard) => {
    const isOffered = site?.has_guest_play === true && isForGuests(story)
    askToLogIn(messages.play.guest, isOffered ? () => void tryFirst(story) : undefined)
  }

  async function tryFirst(story: StoryCard): Promise<void> {
    setStartingId(story.id)
    const { error } = await createGuest()
    if (!error) return begin(story)
    setStartingId(null)
    setFailure(messageFor(error, messages.failed.startReason, messages))
  }

  async function start(story: StoryCard): Promise<void> {
    if (!isSignedIn && !(isGuest && isForGuests(story))) return askGuest(story)
    if (lacksPremium(story)) return premium.refuse()
    return begin(story)
  }

  async function begin(story: StoryCard): Promise<void> {
    setStartingId(story.id)
    const { sessionId, error } = await openSession(story.id)
    setStartingId(null)
    if (sessionId) return void navigate(paths.play(sessionId))
    if (errorBodyOf(error)?.code === 'adults_only') return adult.ask(() => void start(story))
    if (errorBodyOf(error)?.code === 'premium_required') return premium.refuse()
    if (statusOf(error) === 401) return askGuest(story)
    if (errorBodyOf(error)?.code === 'account_required') {
      return askToLogIn(messageFor(error, messages.play.guest, messages))
    }
    setFailure(messageFor(error, messages.failed.startReason, messages))
  }

  return {
    start: (story: StoryCard) => void start(story),
    /** For other things that only a signed-in reader can do. */
    askToLogIn,
    isSignedIn,
    /** Plays without an account. */
    isGuest,
    startingId,
    /** Asked before a mature story. */
    adult: adult.dialog,
    /** Told before a premium story. */
    premium: premium.dialog,
    startFailed: { reason: failure, onClose: () => setFailure(null) },
    popup,
  }
}
