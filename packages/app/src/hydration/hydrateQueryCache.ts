import { api } from '@kathasagar/api'
import type { PrefetchedQuery } from '@kathasagar/api/contract'

import type { Store } from '../store.ts'

/** What the server put into the page; nothing where the page comes from somewhere else. */
export function readPrefetchedQueries(): readonly PrefetchedQuery[] {
  const given = document.getElementById('prefetched-queries')?.textContent
  return given ? (JSON.parse(given) as PrefetchedQuery[]) : []
}

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0]

/**
 * Takes the answers that came with the page into the store, as if they had been asked for. They
 * are a guest's: who is signed in asks for their own.
 */
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
  // The endpoints know their names and answers; the page's table names them by the same calls.
  dispatch(api.util.upsertQueryEntries(entries as unknown as Entries))
}
