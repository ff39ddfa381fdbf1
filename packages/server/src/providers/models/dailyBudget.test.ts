import { DAY_MS } from '@kathasagar/api/contract'
import { beforeEach, expect, test } from 'vitest'

import { openModelBudget } from '../../modules/models/index.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type ReceivedAction } from '../../test/play.ts'
import { TOLD, UNREACHABLE } from '../../test/textFailures.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { grantCredits } from '../../modules/ledger/index.ts'

const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }

const { app, bind, models, server } = await setModelStage()
beforeEach(async () => {
  await app.db.deleteFrom('model_spending').execute()
  await app.db.deleteFrom('audit_events').execute()
})

const openBudget = (ceiling: number) => openModelBudget(app.ports, ceiling)

const connect = (bound: Record<string, string>, ceiling: number) =>
  bind(bound, {}, openBudget(ceiling))

const spentToday = async () => {
  const rows = await app.db.selectFrom('model_spending').select('credits').execute()
  return rows.map(({ credits }) => credits)
}

const kept = () => auditEvents(app.db, 'model_budget_reached')

test('replaces an image over the daily budget with text, without a charge', async () => {
  const play = await beginPlay(app)
  connect({ ajanta: 'well' }, 7)

  const answer = await play.acted({ action_type: 'show', selected_model: 'ajanta' })

  const fallback_warning = 'The image could not be drawn. You were not charged.'
  const nothing = { image_url: null, model_used: null, credits_consumed: 0 }
  expect(answer).toMatchObject({ ...nothing, fallback_warning })
  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
  expect(server.requests).toEqual([])
})

test('never exceeds the ceiling in concurrent sessions', async () => {
  const plays = []
  for (let count = 0; count < 12; count += 1) plays.push(await beginPlay(app))
  connect({ tenali: 'well' }, 5)

  const answers = await Promise.all(plays.map((play) => play.acted(ON)))

  expect(server.requests).toHaveLength(5)
  expect(answers.filter(({ model_used }) => model_used === 'tenali')).toHaveLength(5)
  expect(await spentToday()).toEqual([5])
})

test('shares one day among several processes, and never exceeds its ceiling', async () => {
  const processes = [openBudget(100), openBudget(100), openBudget(100)]
  const asked = Array.from({ length: 90 }, (_, turn) => [1, 3, 8, 12][turn % 4] ?? 1)

  const taken = await Promise.all(
    asked.map(async (credits, turn) => {
      const taken = await processes[turn % 3]?.take(credits)
      return typeof taken === 'object' ? credits : 0
    }),
  )

  const sum = taken.reduce((all, credits) => all + credits, 0)
  expect(await spentToday()).toEqual([sum])
  // Less than the highest price is left.
  expect(sum).toBeGreaterThan(100 - 12)
  expect(sum).toBeLessThanOrEqual(100)
})

test('informs admins once, whichever process reaches the ceiling', async () => {
  models.faults.length = 0
  const [one, other] = [openBudget(4), openBudget(4)]

  await Promise.all([one.take(5), other.take(5), one.take(8), other.take(12)])

  expect(await kept()).toMatchObject([
    { actor_id: null, target_kind: 'day', before: null, after: { ceiling: 4 } },
  ])
  expect(models.faults.map(String)).toEqual([expect.stringContaining('MODELS_DAILY_CREDITS')])
})

test('replaces an expensive storyteller over the budget with a cheaper one', async () => {
  const play = await beginPlay(app)
  connect({ vyasa: 'well', tenali: 'well' }, 5)

  const answer = await play.acted({ ...ON, selected_model: 'vyasa' })

  expect(answer).toMatchObject({ model_used: 'tenali', credits_consumed: 1 })
})

test('counts models that are free for players, and the classification of input', async () => {
  const [play, other] = [await beginPlay(app), await beginPlay(app)]
  connect({ kathakar: 'well' }, 1)
  for (const _ of [1, 2]) await play.acted({ ...ON, selected_model: 'kathakar' })
  const free = server.requests.length
  await app.db.deleteFrom('model_spending').execute()
  server.requests.length = 0
  connect({ tenali: 'well' }, 2)
  for (const _ of [1, 2]) await other.say('I yawn')

  expect(free).toBe(1)
  expect([server.judgings.length, server.requests.length]).toEqual([1, 1])
})

test.for([
  ['a provider that is down', 'status-500', 0],
  ['a provider that is busy', 'busy', 0],
  ['an answer of no use, asked for twice', 'empty', 2],
  ['an answer that was cut', 'cut', 1],
  ['what a provider refuses to tell', 'filtered-400', 1],
] as const)('counts %s with the highest possible cost', async ([, model, credits]) => {
  const play = await beginPlay(app)
  connect({ tenali: model }, 100)

  await play.acted(ON).catch(() => undefined)

  expect(await spentToday()).toEqual([credits])
})

test('continues with the free built-in storyteller over the budget until the next day in UTC', async () => {
  const play = await beginPlay(app)
  connect({ tenali: 'well' }, 1)
  const disabled = async () => {
    const { text } = await app.ask('listModels')
    return text.filter(({ is_disabled }) => is_disabled).map(({ model_key }) => model_key)
  }
  const before = await play.acted(ON)
  const after = await play.acted(ON)
  const today = await disabled()
  const asked = server.requests.length
  app.clock.advance(DAY_MS)
  const { tokens } = (await app.logIn(play.player)).answer()
  const tomorrow = await disabled()
  const next = await play.with({ player: { ...play.player, ...tokens } }).acted(ON)

  expect(before).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
  const free = { model_used: 'kathakar', credits_consumed: 0, credits: 19 }
  expect(after).toMatchObject({ ...free, fallback_warning: UNREACHABLE })
  expect(after.narrative).toBeTruthy()
  expect(asked).toBe(1)
  expect([today, tomorrow]).toEqual([['tenali'], []])
  expect(next).toMatchObject({ model_used: 'tenali', credits_consumed: 1 })
  expect(await spentToday()).toEqual([1, 1])
})

test('permits a user twenty turns a minute by connected models, and any number by the built-in one', async () => {
  const strict = await buildTestApp({ ports: { ...models.ports, rateLimitFactor: 1 } })
  connect({ tenali: 'well' }, 1000)
  const play = await beginPlay(strict)
  await grantCredits(strict.db, play.player.id, 80, 'verification')
  const turn = async (selected_model: string) => {
    const answer = await play.act({ action_type: 'continue', selected_model })
    await play.act({ action_type: 'undo' })
    return answer
  }
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) statuses.push((await turn('tenali')).status)

  const oneMore = await turn('tenali')
  const builtIn = await turn('kathakar')

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(oneMore.refusal()).toMatchObject({ code: 'too_many_requests' })
  expect(builtIn.status).toBe(200)
  await strict.close()
})
