import {
  useDraftFromPlayMutation,
  useGetEndingQuery,
  useGetEndingCardQuery,
  useGetStoryQuery,
  useRateStoryMutation,
} from '@kathasagar/api'
import { pageLanguageOf, type GameSession } from '@kathasagar/api/contract'
import type { Shared, Keepsake } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { fileOf, saveDownload } from '../../shared/saveDownload.ts'
import { useShareStory } from '../../shared/useShareStory.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Returns a function that shares the session, or the story if the session cannot be shared. */
function useShared(session: GameSession | undefined, onShare: (() => void) | undefined) {
  const shareStory = useShareStory()
  if (!session || session.preview) return undefined
  const { story_id: id, story } = session

  return async (): Promise<Shared> => {
    if (!onShare) return shareStory({ id, title: story.title })
    onShare()
    return 'shared'
  }
}

/** Returns the data of an ending. `recap` is undefined while loading and null on failure. */
export function useEnding(session: GameSession | undefined, onShare: (() => void) | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const story_id = session?.story_id ?? ''
  const isPublic = session !== undefined && !session.preview
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const asked = { session_id: session?.id ?? '', turn_id: narrative_history.at(-1)?.turn_id ?? '' }
  const { currentData, isError } = useGetEndingQuery(asked, {
    skip: !ending,
    refetchOnMountOrArgChange: true,
  })

  return {
    ...useRating(session),
    onShare: useShared(session, onShare),
    keepsake: useKeepsake(session),
    recap: currentData ?? (isError ? null : undefined),
    hrefOfStory: paths.story,
    onDraft: useDraft(session),
    // A draft has no public pages.
    commentsHref: isPublic ? paths.comments(story_id) : undefined,
    codexHref: isPublic && !isGuest ? paths.codex(story_id) : undefined,
  }
}

/** Returns a function that converts a session of an open story to a draft. */
function useDraft(session: GameSession | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const navigate = useNavigate()
  const [draft] = useDraftFromPlayMutation()
  if (!session?.story.is_open || isGuest || session.preview) return undefined

  return () => void draft(session.id).then(({ data }) => data && navigate(paths.editStory(data.id)))
}

const PHONE = '(max-width: 40em)'

const pageLanguage = () => pageLanguageOf(document.documentElement.lang)

function useKeepsake(session: GameSession | undefined): Keepsake {
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const shape = globalThis.matchMedia?.(PHONE).matches ? 'tall' : 'wide'
  const turn_id = narrative_history.at(-1)?.turn_id ?? ''
  const asked = { session_id: session?.id ?? '', turn_id, shape, lang: pageLanguage() } as const
  const { currentData: held, isError } = useGetEndingCardQuery(asked, { skip: !ending })
  if (!held) return { card: isError ? null : undefined, onSaveCard: () => undefined }

  const shared = { files: [fileOf(held)] }
  return {
    card: { url: held.url, shape },
    onSaveCard: () => saveDownload(held),
    onShareCard: navigator.canShare?.(shared) ? () => share(shared) : undefined,
  }
}

const share = (shared: ShareData) =>
  navigator.share(shared).then(
    () => 'shared' as const,
    (fault: unknown) =>
      fault instanceof DOMException && fault.name === 'AbortError' ? 'shared' : 'failed',
  )

function useRating(session: GameSession | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const story_id = session?.story_id ?? ''
  const { data: story } = useGetStoryQuery(story_id, {
    skip: !session?.session_data.ending || session.preview !== undefined,
  })
  const [rate, { originalArgs, isError }] = useRateStoryMutation()
  // Shows the new rating immediately, and reverts it if saving fails.
  const given = originalArgs?.story_id === story_id && !isError ? originalArgs.stars : null

  return {
    rating: given ?? story?.user_state?.rating ?? null,
    onRatingChange:
      isGuest || session?.preview ? undefined : (stars: number) => void rate({ story_id, stars }),
  }
}
