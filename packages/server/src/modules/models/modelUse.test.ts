import { randomUUID } from 'node:crypto'

import type { BodyOf, QueryOf, TriedModel } from '@kathasagar/api/contract'
import { afterAll, afterEach, expect, test } from 'vitest'

import { adminOfModels, providerForm } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { startFaultServer } from '../../test/faultServer.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { COUNTED, tellsCounted } from '../../test/otherWires.ts'
import { beginPlay, expectSoundLedger, type GivenAction } from '../../test/play.ts'
import { TOLD } from '../../test/textFaults.ts'
import { deleteUsersOfUse } from './getModelUse.ts'
import { addUse } from './use.queries.ts'

/** Per million tokens: two dollars for input, half a dollar for cached input, ten for output. */
const price = { input: 2_000_000, cached_input: 500_000, output: 10_000_000, picture: 0 }
/** For 1000 input tokens, 800 of them cached, and 50 output tokens: 400 + 400 + 500. */
const COST = 1300
const YAWN: GivenAction = { action_type: 'custom_action', user_action: 'I yawn' }
const NOBODYS = { user_id: null, story_id: null }
const NO_LIMIT = { daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: false }

const server = await startFaultServer()
afterAll(() => server.close())
const app = await openTestApp()
const admin = await registerAdmin(app)
const models = adminOfModels(app, admin)
const { id } = (await models.add(providerForm(server))).answer()
server.script('m', tellsCounted(TOLD))
await models.put('tenali', id, 'm', { price })
afterEach(async () => {
  await models.limit(NO_LIMIT)
  await app.db.deleteFrom('model_use').execute()
  await expectSoundLedger(app.db)
})

const report = (by: QueryOf<'getModelUse'>['by'], days = '7') =>
  app.ask('getModelUse', { token: admin.access_token, query: { by, days } })

const tryIt = async (body: Partial<BodyOf<'tryModel'>>): Promise<TriedModel> =>
  await app.ask('tryModel', { token: admin.access_token, body: { model_key: 'tenali', ...body } })

test('use and cost of a turn are shown for today, by day, model key, story and user', async () => {
  const play = await beginPlay(app, { title: 'The Ferry of Dusk' })

  await play.acted(YAWN)

  const told = { calls: 1, input_tokens: 1000, cached_tokens: 800, output_tokens: 50 }
  const use = { ...told, pictures: 0, cost_micros: COST }
  const day = app.clock.now().toISOString().slice(0, 10)
  // The same model classified the input; its stub reports no tokens.
  const { today } = await models.look()
  expect(today).toMatchObject([{ ...use, model_key: 'tenali', calls: 2 }])
  const rows = [
    (await report('day')).rows[0],
    (await report('model')).rows[0],
    (await report('story')).rows[0],
    (await report('user')).rows[0],
  ]
  expect(rows).toMatchObject([
    { of: day, title: null, cost_micros: COST },
    { of: 'tenali', title: null, cost_micros: COST },
    { of: play.storyId, title: 'The Ferry of Dusk', cost_micros: COST },
    {
      of: play.player.id,
      title: play.player.username,
      day,
      model_key: 'tenali',
      ...told,
      calls: 2,
      cost_micros: COST,
    },
  ])
  expect((await report('story')).total).toMatchObject({ ...use, calls: 2 })
})

test('calls of a model without a price are counted separately, without a cost', async () => {
  const { id } = (await models.add(providerForm(server, { name: 'At home' }))).answer()
  server.script('unpriced', tellsCounted(TOLD))
  await models.put('birbal', id, 'unpriced')
  const play = await beginPlay(app)
  await play.acted(YAWN)

  await play.acted({ ...YAWN, selected_model: 'birbal' })

  const { today } = await models.look()
  const ofName = (key: string) => today.find(({ model_key }) => model_key === key)
  expect(ofName('birbal')).toMatchObject({ cost_micros: null, calls: 2, unpriced_calls: 2 })
  expect(ofName('tenali')).toMatchObject({ cost_micros: COST, unpriced_calls: 0 })
  const { rows, total } = await report('day')
  expect(rows[0]).toMatchObject({ cost_micros: COST, calls: 4, unpriced_calls: 2 })
  expect(total).toMatchObject({ cost_micros: COST, calls: 4, unpriced_calls: 2 })
  await models.remove(id)
})

test('use before the selected days is left out', async () => {
  const yesterday = new Date(app.clock.now().getTime() - 24 * 60 * 60_000)
  const use = { calls: 3, input_tokens: 1, cached_tokens: 0, output_tokens: 1, pictures: 0 }
  await addUse(app.db, yesterday.toISOString().slice(0, 10), [
    { ...use, ...NOBODYS, model_key: 'tenali', provider_model: 'm', cost_micros: 7 },
  ])

  expect((await report('day', '1')).total.calls).toBe(0)
  expect((await report('day', '7')).total).toMatchObject({ calls: 3, cost_micros: 7 })
})

test('users of one day are listed in pages, and only by day and model after thirty days', async () => {
  const day = app.clock.now().toISOString().slice(0, 10)
  const sums = { calls: 1, input_tokens: 5, cached_tokens: 0, output_tokens: 1, pictures: 0 }
  const users = Array.from({ length: 27 }, () => randomUUID())
  const use = { ...sums, model_key: 'tenali', provider_model: 'm', story_id: null, cost_micros: 7 }
  await addUse(
    app.db,
    day,
    users.map((user_id) => ({ ...use, user_id })),
  )
  await addUse(app.db, '2020-01-01', [{ ...use, user_id: users[0] ?? '' }])
  const page = (number: string, of = day) =>
    app.ask('getModelUse', {
      token: admin.access_token,
      query: { by: 'user', day: of, page: number },
    })

  const [first, second] = [await page('1'), await page('2')]
  const old = await page('1', '2020-01-01')
  await deleteUsersOfUse(app.ports)

  expect([first.rows.length, second.rows.length, first.total_pages]).toEqual([25, 2, 2])
  expect(new Set([...first.rows, ...second.rows].map(({ of }) => of))).toEqual(new Set(users))
  expect([first.total.calls, old.rows.length]).toEqual([27, 1])
  expect(await page('1', '2020-01-01')).toMatchObject({ rows: [], total: { calls: 1 } })
  expect((await page('1')).total_pages).toBe(2)
})

test('a user over the daily limit of tokens gets the built-in storyteller until midnight UTC', async () => {
  const [play, other] = [await beginPlay(app), await beginPlay(app)]
  await models.limit({ ...NO_LIMIT, daily_user_tokens: 2000 })

  const told = [await play.acted(YAWN), await play.acted(YAWN)]
  const calls = server.requests.length
  const after = await play.acted(YAWN)

  expect(told.map(({ narrative }) => narrative)).toEqual([TOLD, TOLD])
  expect(after).toMatchObject({
    model_used: 'kathakar',
    credits_consumed: 0,
    fallback_warning: expect.stringMatching(/^You have reached today’s limit .* built-in/u),
    fallback: { code: 'daily_limit_reached', fallback_model: null },
  })
  expect(server.requests).toHaveLength(calls)
  expect(await other.acted(YAWN)).toMatchObject({ narrative: TOLD })
})

test('concurrent turns pass the limit of a user only by their own tokens', async () => {
  const play = await beginPlay(app)
  const plays = [play]
  for (let count = 0; count < 5; count += 1) plays.push(await beginPlay(app, {}, play.player))
  await models.limit({ ...NO_LIMIT, daily_user_tokens: 1 })

  const during = await Promise.all(plays.map((one) => one.acted(YAWN)))
  const after = await Promise.all(plays.map((one) => one.acted(YAWN)))

  const { rows } = await report('user')
  const narrated = during.filter(({ narrative }) => narrative === TOLD).length
  expect(narrated).toBeGreaterThan(0)
  expect(rows[0]?.output_tokens).toBe(50 * narrated)
  expect(after.filter(({ narrative }) => narrative === TOLD)).toEqual([])
})

test('a try is counted with its cost, although nobody pays', async () => {
  const { storyId } = await beginPlay(app)

  const tried = await tryIt({ story_id: storyId })

  expect(tried).toMatchObject({
    input_tokens: COUNTED.input,
    cached_tokens: COUNTED.cached,
    output_tokens: COUNTED.output,
    cost_micros: COST,
  })
  expect((await report('story')).rows).toMatchObject([{ of: storyId, cost_micros: COST }])
})

test('a raised limit applies from the next turn', async () => {
  const play = await beginPlay(app)
  await models.limit({ ...NO_LIMIT, daily_limit_micros: 0 })
  const before = await play.acted(YAWN)

  await models.limit({ ...NO_LIMIT, daily_limit_micros: 1_000_000 })

  expect(before.narrative).not.toBe(TOLD)
  expect(await play.acted(YAWN)).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
})
