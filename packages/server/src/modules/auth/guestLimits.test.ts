import { expect, test } from 'vitest'

import { buildTestApp } from '../../test/buildTestApp.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const app = await openTestApp({ config: { rateLimitFactor: 1 } })

const ask = (headers: Record<string, string> = {}) => app.call('createGuest', { headers })

test('a browser has five guests a day', async () => {
  const first = await ask()
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  const statuses: number[] = []
  for (const _ of [2, 3, 4, 5, 6]) statuses.push((await ask({ cookie })).status)

  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

test('an address has ten guests an hour', async () => {
  const statuses: number[] = []
  for (let more = 0; more < 10; more += 1) statuses.push((await ask()).status)

  expect(statuses.at(-1)).toBe(429)
})

test('a guest has twenty sessions, and is asked for an account then', async () => {
  const other = await buildTestApp()
  const { access_token: token } = await other.ask('createGuest')
  const { id: story_id } = await insertStory(other.db)
  const begin = () => other.call('createSession', { token, body: { story_id } })
  for (let more = 0; more < 20; more += 1) (await begin()).answer()

  expect((await begin()).refusal()).toMatchObject({ code: 'account_required' })
  await other.close()
})

test('where guest play is off nobody plays without an account, and pages are told so', async () => {
  const { site } = app.ports
  const closed = await buildTestApp({ ports: { site: { ...site, hasGuestPlay: false } } })

  expect((await closed.call('createGuest')).refusal()).toMatchObject({ code: 'guests_off' })
  expect(await closed.ask('getConfig')).not.toHaveProperty('has_guest_play')
  expect(await app.ask('getConfig')).toMatchObject({ has_guest_play: true })
  await closed.close()
})
