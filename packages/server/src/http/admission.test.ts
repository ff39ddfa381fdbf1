import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay, type Play } from '../test/play.ts'
import { createScriptedModels, pausedStoryteller } from '../test/scriptedModels.ts'
import { MAX_CONCURRENT_CALLS } from './admission.ts'

const models = createScriptedModels()
const app = await openTestApp({ ports: models.ports })

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const me = (token: string) => app.call('me', { token })

test('refuses calls that cannot be answered in time, and accepts all calls when idle', async () => {
  const { access_token: token } = await app.register()

  const answers = await Promise.all(times(MAX_CONCURRENT_CALLS + 50).map(() => me(token)))
  const afterwards = await me(token)

  const away = answers.filter(({ status }) => status === 503)
  expect(away).toHaveLength(50)
  expect(away.map(({ headers }) => headers['retry-after'])).toEqual(times(50).map(() => '1'))
  expect(away[0]?.refusal().code).toBe('too_busy')
  expect(afterwards.status).toBe(200)
})

test('does not count running turns as concurrent calls', async () => {
  const held = pausedStoryteller()
  models.tellBy(held.model)
  const plays: Play[] = []
  for (const _ of times(3)) plays.push(await beginPlay(app))
  const stream = { headers: { accept: 'text/event-stream' } }
  const told = plays.map((play) => play.act({ action_type: 'continue' }, stream))
  await expect.poll(() => app.ports.running.count()).toBe(3)
  const { access_token: token } = plays[0]?.player ?? { access_token: '' }

  const answers = await Promise.all(times(MAX_CONCURRENT_CALLS).map(() => me(token)))

  held.letGo()
  await Promise.all(told)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
