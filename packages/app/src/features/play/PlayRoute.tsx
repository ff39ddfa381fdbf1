import {
  useGetConfigQuery,
  messageFor,
  useDeleteFactMutation,
  useGetMemoryQuery,
  statusOf,
  useGetSessionQuery,
  useDraftFromPlayMutation,
  useGetEndingQuery,
  useGetEndingCardQuery,
  useGetStoryQuery,
  useRateStoryMutation,
} from '@kathasagar/api'
import { sessionsApi } from '@kathasagar/api/internal'
import { pricesOf, type GameSession, type Prices, pageLanguageOf } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import {
  type AfterEnding,
  type StoryLog,
  usePlayMessages,
  type StoryMemory,
  lazyPart,
  type Shared,
  usePagePlay,
} from '@kathasagar/ui/internal'
import type { FinishedTask, Keepsake } from '@kathasagar/ui/play'
import { PlayScreen, type PlayScreenProps } from '@kathasagar/ui/screens'
import { useState, useMemo, useEffect } from 'react'
import { useParams, useNavigate } from 'react-router-dom'

import { saveReturnPath, paths } from '../../navigation/paths.ts'
import { notices, hostNotices } from '../../notices/toastQueue.ts'
import { ownerOf, PLAY_DRAFT } from '../../offline/userStorage.ts'
import { useOfflinePlay, usePendingTurns } from '../../offline/useOfflinePlay.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useRefusal } from '../../shared/useRefusal.ts'
import { readingChanged } from '../../slices/preferencesSlice.ts'
import { useAppSelector, useAppDispatch } from '../../slices/storeHooks.ts'
import { useModels } from './useModels.ts'
import { usePlayNavigation } from './usePlayNavigation.ts'
import { usePlayTurns } from './usePlayTurns.ts'
import { useStoryLog } from './useStoryLog.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { saveSession, loadSession } from '../../offline/storedSessions.ts'
import { useTitle } from '../../shared/useTitle.ts'
import type { SharePlayProps } from './SharePlay.tsx'
import { fileOf, saveDownload } from '../../shared/saveDownload.ts'
import { failureReason } from '../../shared/useRefusal.ts'
import { shareData, useShareStory } from '../../shared/useShareStory.ts'

export default function PlayRoute() {
  const { session_id = '' } = useParams()
  const [story_id, setStoryId] = useState('')
  const { report, reportDialog } = useReportStory({ story_id, session_id })
  const [shared, setShared] = useState<GameSession | null>(null)
  const [isSharing, setIsSharing] = useState(false)
  const handleShare = (session: GameSession) => {
    setShared(session)
    setIsSharing(true)
  }
  const handleReport = (id: string) => {
    setStoryId(id)
    report()
  }

  return (
    <>
      {/* The key resets all state when the session changes. */}
      <Play
        key={session_id}
        onReport={handleReport}
        onSharePlay={handleShare}
        session_id={session_id}
      />
      {reportDialog}
      {shared && (
        <SharePlay
          isOpen={isSharing}
          key={shared.id}
          newest={shared.session_data.narrative_history.at(-1)?.turn_id ?? ''}
          onClose={() => setIsSharing(false)}
          session_id={shared.id}
          title={shared.story.title}
        />
      )}
    </>
  )
}

interface PlayProps {
  session_id: string
  onReport: (story_id: string) => void
  onSharePlay: (session: GameSession) => void
}

// The session and its turns change together, so that no turn is rendered twice.
function Play({ session_id, onReport, onSharePlay }: PlayProps) {
  const opened = useOpenSession(session_id)
  const session = opened.session ?? undefined
  const { isSignedIn, isGuest } = useAppSelector(({ auth }) => auth)
  const dispatch = useAppDispatch()
  const reading = useAppSelector(({ preferences }) => preferences.reading)
  const guide = useGetConfigQuery().data?.guide_url ?? paths.guide
  const mayShare = session && !session.preview && !session.session_data.page && !isGuest
  const onShare = mayShare ? () => onSharePlay(session) : undefined
  const offline = useOfflinePlay(session)
  const models = useModels(session, offline.play?.storytellers)
  const { turn, asked, interruptions, ...turns } = usePlayTurns({ session, models, offline })
  const told = { session, models, asked, onReport, onShare, isBusy: turn.isBusy }
  const page = usePagePlay({ session, isBusy: turn.isBusy, ...turns })
  const isLoading = opened.status === 'loading'
  const navigation = usePlayNavigation(session_id, { session, isLoading, ...turns })
  const finishedTasks = useAppSelector(
    ({ finished }) => finished.find((one) => one.session_id === session_id)?.tasks ?? NONE,
  )
  useEffect(hostNotices, [])
  const shown = screenProps(offline, {
    session: opened.session,
    log: { ...useStoryLog({ ...told, ...turns }), ...navigation.atStart, page },
    ending: { ...navigation.afterEnding, ...useEnding(session, onShare), finishedTasks },
    memory: useMemory(session),
  })

  return (
    <PlayScreen
      {...opened}
      {...shown}
      models={{ ...models.shown, prices: pricesIn(session, models), onRetry: turns.onRetry }}
      turn={turn}
      onCommand={turns.onCommand}
      pendingInput={usePendingInput(session_id)}
      reading={{ value: reading, onChange: (changes) => void dispatch(readingChanged(changes)) }}
      interruptions={{
        ...interruptions,
        login: { ...interruptions.login, ...navigation.login },
        startFailed: navigation.startFailed,
        savePlay: useKeepPlay(session, turn.isBusy),
      }}
      onBack={navigation.onBack}
      notices={notices}
      links={{ guide, plays: isSignedIn ? paths.plays : undefined, stories: paths.browse() }}
    />
  )
}

/** Returns the prices of all actions, by the same rule as the server. */
const pricesIn = (
  session: GameSession | undefined,
  { text, image, isPictureHad }: ReturnType<typeof useModels>,
): Prices =>
  pricesOf({
    xp: session?.current_xp ?? 0,
    costs: session?.story.xp_costs ?? DEFAULT_XP_COSTS,
    textCredits: text.credit_cost,
    imageCredits: image.credit_cost,
    isPictureHad,
  })

const NONE: readonly FinishedTask[] = []

const SIGN_UP_OFFERED_KEY = 'keep-play-asked'
const SCENES_BEFORE_OFFER = 2

const isOfferDue = ({ scenes_completed, session_data }: GameSession) =>
  scenes_completed === SCENES_BEFORE_OFFER || session_data.ending !== null

function useKeepPlay(session: GameSession | undefined, isBusy: boolean) {
  const navigate = useNavigate()
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const [wasAsked, setWasAsked] = useState(() => deviceStorage.read(SIGN_UP_OFFERED_KEY) !== null)
  if (!session || !isGuest || wasAsked || isBusy || !isOfferDue(session)) return undefined

  const goTo = (path: string) => {
    saveReturnPath(paths.play(session.id))
    void navigate(path)
  }
  return {
    onSignUp: () => goTo(paths.register),
    onSignIn: () => goTo(paths.login),
    onClose: () => {
      deviceStorage.write(SIGN_UP_OFFERED_KEY, 'yes')
      setWasAsked(true)
    },
  }
}

/** Stores the draft of an action on the device, per user, until it is sent. */
function usePendingInput(session_id: string) {
  const owner = useAppSelector(ownerOf) ?? ''

  return useMemo(() => {
    const key = `${PLAY_DRAFT}${owner}:${session_id}`
    return {
      value: deviceStorage.read(key) ?? '',
      onChange: (words: string) => {
        if (words === '') deviceStorage.remove(key)
        else deviceStorage.write(key, words)
      },
    }
  }, [session_id, owner])
}

type Shown = Pick<PlayScreenProps, 'session' | 'log' | 'ending' | 'memory'>

/** Disables undo. Offline, turns from the server cannot be undone. */
const withoutUndo = (session: GameSession): GameSession => ({
  ...session,
  session_data: { ...session.session_data, can_undo: false },
})

const readOnly = ({ entries, hasEarlier = false, onSave }: StoryLog): StoryLog => ({
  entries,
  hasEarlier,
  onSave,
})

const offlineEnding = (ending: AfterEnding): AfterEnding => ({
  ...ending,
  keepsake: undefined,
  onRatingChange: undefined,
  onShare: undefined,
  codexHref: undefined,
  commentsHref: undefined,
})

function networkOf({ isOffline, isJoining, play }: ReturnType<typeof useOfflinePlay>) {
  if (isJoining) return 'joining'
  if (!isOffline) return undefined
  return play ? 'goes_on' : 'away'
}

/** Returns the props of the play screen. Offline, omits features that need the network. */
function screenProps(
  offline: ReturnType<typeof useOfflinePlay>,
  shown: Shown,
): Shown & Pick<PlayScreenProps, 'network'> {
  const network = networkOf(offline)
  if (!offline.isOffline) return { ...shown, network }
  const { session, log, ending } = shown
  return {
    session: session && offline.isUntouched ? withoutUndo(session) : session,
    log: readOnly(log),
    ending: offlineEnding(ending),
    memory: undefined,
    network,
  }
}

function useMemory(session: GameSession | undefined): StoryMemory | undefined {
  const { memory } = usePlayMessages()
  const refusal = useRefusal()
  const [isOpen, setIsOpen] = useState(false)
  const session_id = session?.id ?? ''
  const { currentData, isError, refetch } = useGetMemoryQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const [deleteFact] = useDeleteFactMutation()
  if (session === undefined) return undefined

  return {
    isOpen,
    onOpenChange: setIsOpen,
    held: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    onDelete: (line_id) => refusal(deleteFact({ session_id, line_id }), memory.notDeleted),
  }
}

function useOpenSession(session_id: string) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  // Offline turns are synced before fetching, so that they remain visible.
  const isAsked = usePendingTurns(session_id).length === 0
  const { currentData, error, refetch } = useGetSessionQuery(session_id, {
    refetchOnMountOrArgChange: isAsked,
    refetchOnFocus: isAsked,
    refetchOnReconnect: isAsked,
  })
  // If a refetch fails, the current session stays visible.
  const failure = currentData ? undefined : error
  const status = statusOf(failure)
  const isNetworkError = failure !== undefined && status === null
  const kept = useStoredSession({ session_id, session: currentData, isNetworkError })
  const session = currentData ?? kept
  const isMissing = status === 404 || status === 422
  useTitle(session?.story.title ?? (isMissing ? messages.titles.missing : undefined))

  useEffect(() => {
    if (status !== 401) return
    saveReturnPath(paths.play(session_id))
    void navigate(paths.login, { replace: true })
  }, [status, session_id, navigate])

  if (session) return { session, status: 'ready' as const }
  if (isMissing) return { session: null, status: 'ready' as const }
  const isSought = isNetworkError && kept === undefined
  if (!failure || status === 401 || isSought) return { session: null, status: 'loading' as const }
  const reason = messageFor(failure, messages.failed.session, messages)
  const onRetry = () => void refetch()
  return { session: null, status: 'failed' as const, error: reason, onRetry }
}

interface StoredSessionOptions {
  session_id: string
  session: GameSession | undefined
  isNetworkError: boolean
}

/** Stores the session. Offline, returns the stored session: undefined while loading, null if there is no copy. */
function useStoredSession({ session_id, session, isNetworkError }: StoredSessionOptions) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const [found, setFound] = useState<{ of: string; session: GameSession | null }>()
  // The owner is part of the key, so that other users of the device do not see the session.
  const of = `${userId ?? ''}:${session_id}`
  const kept = isNetworkError && found?.of === of ? found.session : undefined

  useEffect(() => {
    if (session && userId) saveSession(userId, session, Date.now())
  }, [session, userId])
  useEffect(() => {
    if (!isNetworkError) return
    let isWanted = true
    const reading = userId ? loadSession(userId, session_id) : Promise.resolve(null)
    void reading.then((read) => isWanted && setFound({ of, session: read }))
    return () => {
      isWanted = false
    }
  }, [isNetworkError, userId, session_id, of])
  useEffect(() => {
    // Caches the stored session until the server returns a newer one.
    if (kept) void dispatch(sessionsApi.util.upsertQueryData('getSession', session_id, kept))
  }, [kept, session_id, dispatch])

  return kept
}

const SharePlay = lazyPart(async () => (await import('./SharePlay.tsx')).SharePlay, {
  isNeeded: ({ isOpen }: SharePlayProps) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Returns the data of an ending. `recap` is undefined while loading and null on failure. */
function useEnding(session: GameSession | undefined, onShare: (() => void) | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const navigate = useNavigate()
  const shareStory = useShareStory()
  const messages = useSiteMessages()
  const [draft] = useDraftFromPlayMutation()
  const [rate, { originalArgs, isError: isNotRated }] = useRateStoryMutation()
  const { id: session_id = '', story_id = '', story, preview } = session ?? {}
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const asked = { session_id, turn_id: narrative_history.at(-1)?.turn_id ?? '' }
  const { currentData, isError } = useGetEndingQuery(asked, {
    skip: !ending,
    refetchOnMountOrArgChange: true,
  })
  const { data: rated } = useGetStoryQuery(story_id, { skip: !ending || preview !== undefined })
  // Shows the new rating immediately, and reverts it if saving fails.
  const given = originalArgs?.story_id === story_id && !isNotRated ? originalArgs.stars : null
  // A draft has no public pages.
  const isPublic = session !== undefined && !preview
  const isOwn = isPublic && !isGuest
  /** Shares the session, or the story if the session cannot be shared. */
  const share = async (): Promise<Shared> => {
    if (!onShare) return shareStory({ id: story_id, title: story?.title ?? '' })
    onShare()
    return 'shared'
  }
  /** Converts a session of an open story to a draft. Resolves with an error message or null. */
  const toDraft = async () => {
    const { data, error } = await draft(session_id)
    if (data) void navigate(paths.editStory(data.id))
    return error ? failureReason(error, messages) : null
  }

  return {
    rating: given ?? rated?.user_state?.rating ?? null,
    onRatingChange:
      isGuest || preview ? undefined : (stars: number) => void rate({ story_id, stars }),
    onShare: isPublic ? share : undefined,
    keepsake: useKeepsake(session),
    recap: currentData ?? (isError ? null : undefined),
    hrefOfStory: paths.story,
    onDraft: isOwn && story?.is_open ? toDraft : undefined,
    commentsHref: isPublic ? paths.comments(story_id) : undefined,
    codexHref: isOwn ? paths.codex(story_id) : undefined,
  }
}

const PHONE = '(max-width: 40em)'

function useKeepsake(session: GameSession | undefined): Keepsake {
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const shape = globalThis.matchMedia?.(PHONE).matches ? 'tall' : 'wide'
  const turn_id = narrative_history.at(-1)?.turn_id ?? ''
  const asked = {
    session_id: session?.id ?? '',
    turn_id,
    shape,
    lang: pageLanguageOf(document.documentElement.lang),
  } as const
  const { currentData: held, isError } = useGetEndingCardQuery(asked, { skip: !ending })
  if (!held) return { card: isError ? null : undefined, onSaveCard: () => undefined }

  const shared = { files: [fileOf(held)] }
  return {
    card: { url: held.url, shape },
    onSaveCard: () => saveDownload(held),
    onShareCard: navigator.canShare?.(shared) ? () => shareData(shared) : undefined,
  }
}
