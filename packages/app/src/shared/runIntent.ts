import { authorsApi, storiesApi } from '@kathasagar/api/internal'

import type { Intent } from '../navigation/pendingIntent.ts'
import type { Store } from '../store.ts'

const REFETCH = { forceRefetch: true, subscribe: false }

async function isAlreadyDone(dispatch: Store['dispatch'], { act, of }: Intent) {
  if (act === 'follow') {
    const { data } = await dispatch(authorsApi.endpoints.getAuthor.initiate(of, REFETCH))
    return data?.is_followed
  }
  const { data } = await dispatch(storiesApi.endpoints.getStory.initiate(of, REFETCH))
  const { hasLiked, hasBookmarked } = data?.user_state ?? {}
  return act === 'like' ? hasLiked : hasBookmarked
}

/** Runs the action that a guest requested before login, unless it is already done. */
export async function runIntent(dispatch: Store['dispatch'], intent: Intent): Promise<void> {
  if ((await isAlreadyDone(dispatch, intent)) !== false) return
  const { act, of } = intent
  const { likeStory, bookmarkStory } = storiesApi.endpoints
  const { followAuthor } = authorsApi.endpoints
  const toggle = { story_id: of, isOn: false }
  if (act === 'like') await dispatch(likeStory.initiate(toggle))
  if (act === 'bookmark') await dispatch(bookmarkStory.initiate(toggle))
  if (act === 'follow') await dispatch(followAuthor.initiate({ handle: of, isFollowed: false }))
}
