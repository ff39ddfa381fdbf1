import { api } from '@kathasagar/api'
import type { PrefetchedQuery } from '@kathasagar/api/contract'

import type { Store } from '../store.ts'

export function readPrefetchedQueries(): readonly PrefetchedQuery[] {
  const given = document.getElementById('prefetched-queries')?.textContent
  return given ? (JSON.parse(given) as PrefetchedQuery[]) : []
}

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0]

/** Adds prefetched responses to the cache. They are for guests, unless `isForEveryone` is true. */
export function hydrateQueryCache(
  { dispatch, getState }: Store,
  queries: readonly PrefetchedQuery[],
) {
  const { isSignedIn } = getState().auth
  const entries = queries
    .filter(({ isForEveryone }) => isForEveryone || !isSignedIn)
    .map(({ call, arg, pageParam, answer }) => ({
      endpointName: call,
      arg,
      value: pageParam === undefined ? answer : { pages: [answer], pageParams: [pageParam] },
    }))
  dispatch(api.util.upsertQueryEntries(entries as unknown as Entries))
}
