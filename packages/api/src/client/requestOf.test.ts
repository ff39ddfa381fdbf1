import { expect, test } from 'vitest'

import { adminCalls, authoringCalls, storiesCalls } from './calls.ts'
import { requestOf } from './requestOf.ts'

test.each([
  [
    authoringCalls.ask('publishStory').query({ story_id: 'a/b', revision: 3 }),
    { url: '/stories/a%2Fb/publish', method: 'PUT', body: { revision: 3 } },
  ],
  [adminCalls.ask('getOverview').query({ days: 7 }), { method: 'GET', params: { days: 7 } }],
  [
    storiesCalls.ask('getStory', (story_id: string) => ({ story_id })).query('one'),
    { url: '/stories/one', method: 'GET' },
  ],
])('arguments are split by the contract: %#', async (call, request) => {
  expect(await requestOf(call)).toMatchObject(request)
})

test('a call without arguments has no query', async () => {
  const plain = await requestOf(
    storiesCalls.ask('getStory', (story_id: string) => ({ story_id })).query('one'),
  )
  const unfiltered = await requestOf(adminCalls.ask('getOverview').query({ days: undefined }))

  expect([plain, unfiltered].map(({ params }) => params)).toEqual([undefined, undefined])
})
