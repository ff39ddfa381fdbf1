import { expect, test } from 'vitest'

import { RewardsRequest } from './progress.ts'
import { ActionBody } from './sessions.ts'

const action = { action_type: 'continue', selected_model: 'kathakar' }

test.each([
  ['known', 'America/Lima', 'America/Lima'],
  ['younger than this machine', 'Moon/Tranquillity', 'UTC'],
])('accepts an action with a time zone that is %s', (_which, time_zone, read) => {
  expect(ActionBody.parse({ ...action, time_zone })).toMatchObject({ time_zone: read })
  expect(RewardsRequest.parse({ time_zone })).toEqual({ time_zone: read })
})
