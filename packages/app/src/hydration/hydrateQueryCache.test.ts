import { api, signedIn } from '@kathasagar/api'
import { siteApi, storiesApi } from '@kathasagar/api/internal'
import {
  ENTRY_PAGES,
  type PrefetchedCall,
  type PrefetchedQuery,
  type RouteName,
} from '@kathasagar/api/contract'
import {
  makeSharedPlay,
  makeStories,
  makeStory,
  makeStoryList,
  makeUser,
} from '@kathasagar/api/testing'
import { afterEach, expect, test, vi } from 'vitest'

import { makeStore } from '../store.ts'
import { hydrateQueryCache } from './hydrateQueryCache.ts'

afterEach(() => vi.unstubAllGlobals())

const ENDPOINTS = { ...siteApi.endpoints, ...storiesApi.endpoints } as unknown as Record<
  string,
  { initiate: (arg: unknown) => (dispatch: unknown, getState: unknown) => Promise<unknown> }
>

const id = makeStory().id
const pages = ENTRY_PAGES.flatMap(({ path, ssr }) =>
  ssr ? [{ path, calls: ssr.prefetches({ story_id: id, code: 'c0de' }) }] : [],
)

async function askedFor(store: ReturnType<typeof makeStore>, calls: readonly PrefetchedCall[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  })
  for (const { call, arg } of calls)
    await ENDPOINTS[call]?.initiate(arg)(store.dispatch, store.getState)
  return asked
}

const ANSWERS: Partial<Record<RouteName, unknown>> = {
  getConfig: {},
  getSharedPlay: makeSharedPlay(),
  getStory: makeStory(),
  getTaleOfTheDay: makeStories(1),
  listFeatured: makeStories(4),
  listTrending: makeStories(4),
  listStories: makeStoryList(),
}

const queriesOf = (calls: readonly PrefetchedCall[]) =>
  calls.map(({ url: _asked, ...entry }) => ({
    ...entry,
    answer: ANSWERS[entry.call],
  })) as PrefetchedQuery[]

test.each(pages)('$path requests exactly what the table prefetches', async ({ calls }) => {
  expect(await askedFor(makeStore(), calls)).toEqual(calls.map(({ url }) => url))
})

test.each(pages)('$path does not request prefetched answers again', async ({ calls }) => {
  const store = makeStore()

  hydrateQueryCache(store, queriesOf(calls))

  expect(await askedFor(store, calls)).toEqual([])
})

test('requests personal answers again for a logged-in user', async () => {
  const store = makeStore()
  store.dispatch(signedIn(makeUser()))
  const [, home] = pages

  hydrateQueryCache(store, queriesOf(home?.calls ?? []))

  expect(Object.keys(store.getState()[api.reducerPath].queries)).toEqual(['getConfig(undefined)'])
})
