import {
  errorBodyOf,
  statusOf,
  useCreateSessionMutation,
  useCreateGuestMutation,
  useGetConfigQuery,
  useLazyCheckSessionQuery,
} from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Intent } from '../navigation/keptIntent.ts'
import { paths } from '../navigation/paths.ts'
import { usePreloadPlay } from '../navigation/usePreloadPlay.ts'
import { failureReason } from './failureReason.ts'
import { useAdultQuestion } from './useAdultQuestion.ts'
import { useLoginPopup } from './useLoginPopup.ts'
import { usePremiumRefusal } from './usePremiumRefusal.ts'
import { useAppSelector } from '../slices/storeHooks.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Whether this reader is known to have no access to the story, before anything is asked. */
const lacksPremium = ({ is_premium, user_state }: StoryCard) =>
  is_premium && user_state?.has_premium_access === false

/** Opens a session: its id, or why there is none. */
export type Open = () => Promise<{ sessionId?: string | undefined; error?: unknown }>

/** The ways into a session of a story, and the story that one is being opened of. */
function useSessions() {
  const [check] = useLazyCheckSessionQuery()
  const [create] = useCreateSessionMutation()
  const [startingId, setStartingId] = useState<string | null>(null)

  /** Begins one, whatever stands open. */
  async function openNew(storyId: string): ReturnType<Open> {
    setStartingId(storyId)
    const { data, error } = await create({ story_id: storyId })
    setStartingId(null)
    return { sessionId: data?.id, error }
  }
  /** Finds the one that stands open, or begins one. */
  async function openLatest(storyId: string): ReturnType<Open> {
    setStartingId(storyId)
    const { data: found, error } = await check(storyId)
    if (error) {
      setStartingId(null)
      return { error }
    }
    const isOpen = found?.has_existing_session && found.is_completed === false
    if (!isOpen || !found.session_id) return openNew(storyId)
    setStartingId(null)
    return { sessionId: found.session_id }
  }
  return { startingId, openNew, openLatest }
}

/** What tells whether a story can be tried. */
export type Tried = Pick<StoryCard, 'is_premium' | 'content_rating'>
type Act = () => Promise<void>

/** What can be tried without an account. */
const isForGuests = ({ is_premium, content_rating }: Tried) =>
  !is_premium && content_rating !== 'mature'

/** Asks a guest to log in before a story, or to try it first where that may be. */
function useGuestQuestion(fail: (why: unknown) => void) {
  const { play } = useSiteMessages()
  const { data: site } = useGetConfigQuery()
  const [createGuest] = useCreateGuestMutation()
  const login = useLoginPopup()
  const preloadPlay = usePreloadPlay()
  const [trial, setTrial] = useState<{ story: Tried; act: Act } | null>(null)

  function askGuest(story: Tried, act: Act) {
    if (isForGuests(story)) preloadPlay()
    setTrial({ story, act })
    login.askToLogIn(play.guest)
  }
  async function tryFirst({ story, act }: { story: Tried; act: Act }) {
    login.popup.onClose()
    const { error } = await createGuest()
    if (error === undefined) return act()
    return errorBodyOf(error)?.code === 'guests_off' ? askGuest(story, act) : fail(error)
  }
  /** Begins at once where a guest may play, and asks elsewhere. */
  const tryAtOnce = (story: Tried, act: Act) =>
    isForGuests(story) ? void tryFirst({ story, act }) : askGuest(story, act)
  function askToLogIn(reason?: string, intent?: Intent) {
    setTrial(null)
    login.askToLogIn(reason, intent)
  }
  // What the site allows may be known only once the question stands there.
  const isOffered = trial !== null && site?.has_guest_play === true && isForGuests(trial.story)
  const popup = { ...login.popup, ...(isOffered && { onTry: () => void tryFirst(trial) }) }
  return { popup, askToLogIn, askGuest, tryAtOnce }
}

/** Why a story could not be begun, until that was read. */
function useStartFailure() {
  const messages = useSiteMessages()
  const [reason, setReason] = useState<string | null>(null)
  const reasonOf = (error: unknown) => failureReason(error, messages)

  return {
    startFailed: { reason, onClose: () => setReason(null) },
    reasonOf,
    fail: (error: unknown) => setReason(reasonOf(error)),
  }
}

/** Leads into a session that is opened for it, or says why there is none. */
function useEntering() {
  const navigate = useNavigate()
  const { startFailed, fail, reasonOf } = useStartFailure()
  const { popup, askToLogIn, askGuest, tryAtOnce } = useGuestQuestion(fail)
  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()

  async function enter(story: Tried, open: Open): Promise<void> {
    const { sessionId, error } = await open()
    if (sessionId) return void navigate(paths.play(sessionId))
    const code = errorBodyOf(error)?.code
    if (code === 'adults_only') return adult.ask(() => void enter(story, open))
    if (code === 'premium_required') return premium.refuse()
    if (code === 'account_required') return askToLogIn(reasonOf(error))
    if (statusOf(error) === 401) return askGuest(story, () => enter(story, open))
    fail(error)
  }

  const dialogs = { adult: adult.dialog, premium: premium.dialog, startFailed, popup }
  return { enter, askGuest, tryAtOnce, askToLogIn, refusePremium: premium.refuse, dialogs }
}

/**
 * Begins or resumes a story for whoever presses PLAY; says why when it can't.
 * A guest is asked to log in, or to try it first, and returns to the page they came from; whoever
 * tries already goes on. Who is signed in and has no premium access is shown the way to it.
 */
export function useStartPlaying() {
  const { isSignedIn, isGuest } = useAppSelector(({ auth }) => auth)
  const { startingId, openNew, openLatest } = useSessions()
  const { enter, askGuest, tryAtOnce, askToLogIn, refusePremium, dialogs } = useEntering()

  const begin = (story: StoryCard, open = openLatest) => enter(story, () => open(story.id))
  const isStrangerTo = (story: Tried) => !isSignedIn && !(isGuest && isForGuests(story))

  /** `isOpen`: a guest is not asked first. */
  function start(story: StoryCard, isOpen = false): void {
    const ask = isOpen ? tryAtOnce : askGuest
    // Who has just become a guest has no play that could stand open.
    if (isStrangerTo(story)) return ask(story, () => begin(story, openNew))
    if (lacksPremium(story)) return refusePremium()
    void begin(story)
  }

  /** Begins a story at its first scene beside the play that stands open, which is kept. */
  const beginAgain = (story: StoryCard) =>
    lacksPremium(story) ? refusePremium() : void begin(story, openNew)

  /** Opens a session of the story in another way; a stranger becomes a guest first, or is asked to log in. */
  const enterAsPlayer = (story: Tried, open: Open) =>
    isStrangerTo(story) ? tryAtOnce(story, () => enter(story, open)) : void enter(story, open)

  return {
    start,
    beginAgain,
    enterAsPlayer,
    askToLogIn,
    isSignedIn,
    isGuest,
    startingId,
    ...dialogs,
  }
}
