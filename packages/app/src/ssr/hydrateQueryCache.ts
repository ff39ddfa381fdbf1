import { siteApi, storiesApi } from '@kathasagar/api'
import type { AnswerOf, RouteName } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Store } from '../store.ts'

/** What a guest's page would ask first, by the names of the calls. */
export type PrefetchedQueries = { [N in RouteName]?: AnswerOf<N> }

/** What the server put into the page; nothing where the page comes from somewhere else. */
export function readPrefetchedQueries(): PrefetchedQueries {
  const given = document.getElementById('prefetched-queries')?.textContent
  return given ? (JSON.parse(given) as PrefetchedQueries) : {}
}

/**
 * Takes the answers that came with the page into the store, as if they had been asked for. They
 * are a guest's: who is signed in asks for their own.
 */
export function hydrateQueryCache({ dispatch, getState }: Store, answers: PrefetchedQueries) {
  const { getConfig, getStory, listFeatured, listTrending, listStories } = answers
  if (getConfig) {
    const value = getConfig
    dispatch(
      siteApi.util.upsertQueryEntries([{ endpointName: 'getConfig', arg: undefined, value }]),
    )
  }
  if (getState().auth.isSignedIn) return

  const { upsertQueryEntries } = storiesApi.util
  if (getStory) {
    const { id: arg } = getStory
    dispatch(upsertQueryEntries([{ endpointName: 'getStory', arg, value: getStory }]))
  }
  if (!listFeatured || !listTrending || !listStories) return
  const value = { pages: [listStories], pageParams: [listStories.page] }
  dispatch(
    upsertQueryEntries([
      { endpointName: 'listFeatured', arg: LIMITS.featuredStories, value: listFeatured },
      { endpointName: 'listTrending', arg: LIMITS.trendingStories, value: listTrending },
      { endpointName: 'listStories', arg: undefined, value },
    ]),
  )
}
