import { randomUUID } from 'node:crypto'

import { DAY_MS, type QueryOf } from '@kathasagar/api/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { openModelsAdmin, providerForm } from '../../test/adminModels.ts'
import { COUNTED, replyWithUsage } from '../../test/otherWires.ts'
import { beginPlay, type ReceivedAction } from '../../test/play.ts'
import { TOLD } from '../../test/textFailures.ts'
import { deleteUsersOfUse } from './getModelUse.ts'
import { addUse } from './use.queries.ts'

/** Price per million tokens: two dollars for input, half a dollar for cached input, ten for output. */
const price = { input: 2_000_000, cached_input: 500_000, output: 10_000_000, picture: 0 }
/** Cost of 1000 input tokens, 800 of them cached, and 50 output tokens: 400 + 400 + 500. */
const COST = 1300
const YAWN: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }

const NO_LIMIT = { daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: false }

const { app, admin, models, server } = await openModelsAdmin()
const { id } = (await models.add(providerForm(server))).answer()
beforeEach(() => server.script('m', replyWithUsage(TOLD)))
await models.put('tenali', id, 'm', { price })
afterEach(async () => {
  await models.limit(NO_LIMIT)
  await app.db.deleteFrom('model_use').execute()
})

const report = (by: QueryOf<'getModelUse'>['by'], days = '7') =>
  app.ask('getModelUse', { token: admin.access_token, query: { by, days } })

test('shows use and cost for today by day, model key, story, and user, most expensive first', async () => {
  const play = await beginPlay(app, { title: 'The Ferry of Dusk' })
  const other = await beginPlay(app, { title: 'The dear one' })
  const [before = '', day = ''] = [1, 0].map((ago) =>
    new Date(app.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10),
  )
  const told = { calls: 1, input_tokens: 1000, cached_tokens: 800, output_tokens: 50 }
  const use = { ...told, pictures: 0, cost_micros: COST }
  const dear = { ...use, model_key: 'vyasa', provider_model: 'm', cost_micros: 70_000 }
  await addUse(app.db, before, [{ ...dear, user_id: null, story_id: other.storyId }])
  await play.acted(YAWN)

  // The second call classified the input. For that call, the fake server reports no tokens.
  const { today } = await models.look()
  expect(today).toMatchObject([{ ...use, model_key: 'tenali', calls: 2 }])
  const shown = async (by: QueryOf<'getModelUse'>['by']) =>
    (await report(by)).rows.map(({ of, title, cost_micros }) => [of, title, cost_micros])
  expect(await shown('day')).toEqual([
    [before, null, 70_000],
    [day, null, COST],
  ])
  expect(await shown('model')).toEqual([
    ['vyasa', null, 70_000],
    ['tenali', null, COST],
  ])
  expect(await shown('story')).toEqual([
    [other.storyId, 'The dear one', 70_000],
    [play.storyId, 'The Ferry of Dusk', COST],
  ])
  const { id: of, username: title } = play.player
  const own = { of, title, day, model_key: 'tenali', ...use, calls: 2 }
  expect((await report('user')).rows).toMatchObject([own])
  expect((await report('story', '1')).total).toMatchObject({ ...use, calls: 2 })
})

test('counts calls of a model without a price separately, without a cost', async () => {
  const { id } = (await models.add(providerForm(server, { name: 'At home' }))).answer()
  server.script('unpriced', replyWithUsage(TOLD))
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

test('lists the users of a day in pages, but after thirty days only totals per day and model', async () => {
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

test('uses the built-in storyteller for a user over the daily token limit until midnight UTC', async () => {
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

test('exceeds the limit of a user only by the tokens of concurrent turns', async () => {
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

test('applies a raised limit from the next turn', async () => {
  const play = await beginPlay(app)
  await models.limit({ ...NO_LIMIT, daily_limit_micros: 0 })
  const before = await play.acted(YAWN)
  await models.limit({ ...NO_LIMIT, daily_limit_micros: 1_000_000 })

  expect(before.narrative).not.toBe(TOLD)
  expect(await play.acted(YAWN)).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
})

test('counts a test call with its cost, although nobody pays', async () => {
  const { storyId: story_id } = await beginPlay(app)
  const body = { model_key: 'tenali', story_id }
  const tried = await app.ask('tryModel', { token: admin.access_token, body })

  expect(tried).toMatchObject({
    input_tokens: COUNTED.input,
    cached_tokens: COUNTED.cached,
    output_tokens: COUNTED.output,
    cost_micros: COST,
  })
  expect((await report('story')).rows).toMatchObject([{ of: story_id, cost_micros: COST }])
})
