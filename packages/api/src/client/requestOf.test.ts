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
    { url: '/stories/one', method: 'GET', params: undefined },
  ],
  [adminCalls.ask('getOverview').query({ days: undefined }), { params: undefined }],
])('arguments are split by the contract: %#', async (call, request) => {
  expect({ params: undefined, ...(await requestOf(call)) }).toMatchObject(request)
})
