import { useGetEndingQuery } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import type { Shared } from '@kathasagar/ui'

import { paths } from '../../navigation/paths.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useShareStory } from '../../shared/useShareStory.ts'
import { useKeepsake } from './useKeepsake.ts'
import { useRating } from './useRating.ts'

/** Shares the play where it can be shared, else the page of its story. */
function useShared(session: GameSession | undefined, onShare: (() => void) | undefined) {
  const shareStory = useShareStory()
  if (!session || session.preview) return undefined
  const { story_id: id, story } = session

  return async (): Promise<Shared> => {
    if (!onShare) return shareStory({ id, title: story.title })
    onShare()
    // Its dialog says what comes of it.
    return 'shared'
  }
}

/** What an ending recalls and offers: absent while it is on its way, null where it can't be had. */
export function useEnding(session: GameSession | undefined, onShare: (() => void) | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const story_id = session?.story_id ?? ''
  const isPublic = session !== undefined && !session.preview
  const { ending, narrative_history = [] } = session?.session_data ?? {}
  const asked = { session_id: session?.id ?? '', turn_id: narrative_history.at(-1)?.turn_id ?? '' }
  const { currentData, isError } = useGetEndingQuery(asked, {
    skip: !ending,
    // What is told to go on with may have been read since.
    refetchOnMountOrArgChange: true,
  })

  return {
    ...useRating(session),
    onShare: useShared(session, onShare),
    keepsake: useKeepsake(session),
    recap: currentData ?? (isError ? null : undefined),
    hrefOfStory: paths.story,
    // A draft has no public pages.
    commentsHref: isPublic ? paths.comments(story_id) : undefined,
    codexHref: isPublic && !isGuest ? paths.codex(story_id) : undefined,
  }
}
