import {
  errorBodyOf,
  statusOf,
  useCreateSessionMutation,
  useCreateGuestMutation,
  useGetConfigQuery,
  useLazyCheckSessionQuery,
  messageFor,
  useUpdateMeMutation,
} from '@kathasagar/api'
import type { Story, StoryCard } from '@kathasagar/api/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Intent } from '../navigation/pendingIntent.ts'
import { paths } from '../navigation/paths.ts'
import { usePreloadPlay } from '../navigation/usePreloadPlay.ts'
import { failureReason } from './useRefusal.ts'
import { useLoginPopup } from './useLoginPopup.ts'
import { usePremiumRefusal } from './usePremiumRefusal.ts'
import { useAppSelector } from '../slices/storeHooks.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

const lacksPremium = ({ is_premium, user_state }: StoryCard) =>
  is_premium && user_state?.has_premium_access === false

type Open = () => Promise<{ sessionId?: string | undefined; error?: unknown }>

function useSessions() {
  const [check] = useLazyCheckSessionQuery()
  const [create] = useCreateSessionMutation()
  const [startingId, setStartingId] = useState<string | null>(null)

  async function openNew(storyId: string): ReturnType<Open> {
    setStartingId(storyId)
    const { data, error } = await create({ story_id: storyId })
    setStartingId(null)
    return { sessionId: data?.id, error }
  }
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

type Tried = Pick<StoryCard, 'is_premium' | 'content_rating'> & Pick<Story, 'told_by'>
type Act = () => Promise<void>

const isForGuests = ({ is_premium, content_rating, told_by }: Tried) =>
  !is_premium && content_rating !== 'mature' && told_by === undefined

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
    login.askToLogIn(story.told_by === undefined ? play.guest : play.guestOpen)
  }
  async function tryFirst({ story, act }: { story: Tried; act: Act }) {
    login.popup.onClose()
    const { error } = await createGuest()
    if (error === undefined) return act()
    return errorBodyOf(error)?.code === 'guests_off' ? askGuest(story, act) : fail(error)
  }
  const tryAtOnce = (story: Tried, act: Act) =>
    isForGuests(story) ? void tryFirst({ story, act }) : askGuest(story, act)
  function askToLogIn(reason?: string, intent?: Intent) {
    setTrial(null)
    login.askToLogIn(reason, intent)
  }
  // The configuration of the site may load after the dialog opens.
  const isOffered = trial !== null && site?.has_guest_play === true && isForGuests(trial.story)
  const popup = { ...login.popup, ...(isOffered && { onTry: () => void tryFirst(trial) }) }
  return { popup, askToLogIn, askGuest, tryAtOnce }
}

/** Starts or resumes a story. Asks guests to log in or try it, and offers premium if needed. */
export function useStartPlaying() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { isSignedIn, isGuest } = useAppSelector(({ auth }) => auth)
  const { startingId, openNew, openLatest } = useSessions()
  const [reason, setReason] = useState<string | null>(null)
  const fail = (error: unknown) => setReason(failureReason(error, messages))
  const { popup, askToLogIn, askGuest, tryAtOnce } = useGuestQuestion(fail)
  const adult = useAdultQuestion()
  const premium = usePremiumRefusal()

  async function enter(story: Tried, open: Open): Promise<void> {
    const { sessionId, error } = await open()
    if (sessionId) return void navigate(paths.play(sessionId))
    const code = errorBodyOf(error)?.code
    if (code === 'adults_only') return adult.ask(() => void enter(story, open))
    if (code === 'premium_required') return premium.refuse()
    if (code === 'account_required' || code === 'story_needs_account')
      return askToLogIn(failureReason(error, messages))
    if (statusOf(error) === 401) return askGuest(story, () => enter(story, open))
    fail(error)
  }
  const begin = (story: StoryCard, open = openLatest) => enter(story, () => open(story.id))
  const isStrangerTo = (story: Tried) => !isSignedIn && !(isGuest && isForGuests(story))

  return {
    start: (story: StoryCard, isOpen = false): void => {
      const ask = isOpen ? tryAtOnce : askGuest
      // A new guest has no session to resume.
      if (isStrangerTo(story)) return ask(story, () => begin(story, openNew))
      if (lacksPremium(story)) return premium.refuse()
      void begin(story)
    },
    /** Restarts the story without deleting the open session. */
    beginAgain: (story: StoryCard) =>
      lacksPremium(story) ? premium.refuse() : void begin(story, openNew),
    /** Opens a session with `open`. Visitors become guests or are asked to log in. */
    enterAsPlayer: (story: Tried, open: Open) =>
      isStrangerTo(story) ? tryAtOnce(story, () => enter(story, open)) : void enter(story, open),
    askToLogIn,
    isSignedIn,
    isGuest,
    startingId,
    adult: adult.dialog,
    premium: premium.dialog,
    startFailed: { reason, onClose: () => setReason(null) },
    popup,
  }
}

function useAdultQuestion() {
  const messages = useSiteMessages()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const [save, { isLoading, error }] = useUpdateMeMutation()

  const confirm = async () => {
    const { data } = await save({ is_adult: true })
    if (!data) return
    setGoOn(null)
    goOn?.()
  }

  return {
    ask: (next: () => void) => setGoOn(() => next),
    dialog: {
      isOpen: goOn !== null,
      isBusy: isLoading,
      error: error && messageFor(error, messages.failed.save, messages),
      onClose: () => setGoOn(null),
      onConfirm: () => void confirm(),
    },
  }
}
