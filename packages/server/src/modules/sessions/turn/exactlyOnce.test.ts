import { randomUUID } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import { setScriptedStage } from '../../../test/modelStage.ts'
import { beginPlay, insertOrphanedAction, newestOf, type Play, say } from '../../../test/play.ts'
import { pausedStoryteller } from '../../../test/scriptedModels.ts'
import { moveTo } from '../play.queries.ts'
import { sweepActions } from './claim/failAction.ts'

const { app, models } = await setScriptedStage()

const turnsOf = async (play: Play) => (await play.look()).session_data.narrative_history.length

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
type Sent = Awaited<ReturnType<Play['act']>>
const codesOf = (answers: readonly Sent[]) => answers.map((answer) => answer.refusal().code)

test('narrates and charges one of ten concurrent clicks, and reports to the others that it is running', async () => {
  const play = await beginPlay(app)
  const held = pausedStoryteller()
  models.tellBy(held.model)
  const first = play.act({ action_type: 'continue' })
  await held.hasBegun

  const others = await Promise.all(times(9).map(() => play.act({ action_type: 'continue' })))

  held.letGo()
  expect((await first).status).toBe(200)
  expect(codesOf(others)).toEqual(times(9).map(() => 'action_running'))
  expect(await play.wallet()).toMatchObject({ credits: 19 })
  expect(await turnsOf(play)).toBe(2)
})

test('plays one of a hundred clicks on the same turn, even if their keys differ', async () => {
  const play = await beginPlay(app)
  const after = newestOf(play.session).turn_id
  const press = { action_type: 'continue', selected_model: 'kathakar', after } as const

  const answers = await Promise.all(times(100).map(() => play.act(press)))

  const refused = answers.filter(({ status }) => status !== 200)
  expect(codesOf(refused)).toEqual(times(99).map(() => 'session_moved'))
  expect(refused.every(({ status }) => status === 409)).toBe(true)
  expect(await turnsOf(play)).toBe(2)
})

test('refuses a click on an outdated page, for input and undo', async () => {
  const play = await beginPlay(app)
  const after = newestOf(play.session).turn_id
  const { turn_id } = await play.acted({ action_type: 'continue', after })
  const before = await play.wallet()

  const stale = [
    await play.act({ ...say('I wait'), after }),
    await play.act({ ...say('help'), after }),
    await play.act({ action_type: 'undo', after }),
  ]

  expect(codesOf(stale)).toEqual(times(3).map(() => 'session_moved'))
  expect(await play.wallet()).toEqual(before)
  expect((await play.act({ action_type: 'immerse', after: turn_id })).status).toBe(200)
})

/** Calls `meet` before each write of a turn. The result of `meet` replaces the write. */
function onWrites(meet: () => Promise<object | void>) {
  const execute = app.db.executeQuery.bind(app.db)
  return vi.spyOn(app.db, 'executeQuery').mockImplementation(async (query) => {
    const isWrite = 'sql' in query && /claim_action\(|take_turn\(/.test(query.sql)
    return ((isWrite && (await meet())) || execute(query)) as never
  })
}

test.each(['kathakar', 'tenali'] as const)(
  'plays only one of two concurrent clicks that name no turn, by %s',
  async (selected_model) => {
    const play = await beginPlay(app)
    const bothAreJudged = Promise.withResolvers<void>()
    let judged = 0
    const taking = onWrites(() => {
      if (++judged === 2) bothAreJudged.resolve()
      return bothAreJudged.promise
    })
    const press = { action_type: 'continue', selected_model } as const

    const answers = await Promise.all([play.act(press), play.act(press)])

    taking.mockRestore()
    const refused = answers.filter(({ status }) => status !== 200)
    expect(['session_moved', 'action_running']).toContain(codesOf(refused)[0])
    expect(await turnsOf(play)).toBe(2)
    expect((await play.act(press)).status).toBe(200)
  },
)

test('does not move a session if an action has begun meanwhile', async () => {
  const play = await beginPlay(app)
  const { turn_id: start } = newestOf(play.session)
  const { turn_id } = await play.acted({ action_type: 'continue', selected_model: 'kathakar' })
  await insertOrphanedAction(play, 30_000)
  const undo = {
    id: randomUUID(),
    session_id: play.session.id,
    user_id: play.player.id,
    client_key: randomUUID(),
    request_hash: 'none',
    type: 'undo',
    base_turn_id: turn_id,
    model_requested: null,
  } as const

  const moved = await moveTo(app.db, undo, { id: start, xpChange: 0, isCompleted: false })

  expect([moved, newestOf(await play.look()).turn_id]).toEqual([undefined, turn_id])
  await sweepActions(app.ports, 'all')
})

test('creates as many turns as answers for fifty concurrent clicks for an image', async () => {
  const play = await beginPlay(app)

  const answers = await Promise.all(times(50).map(() => play.act({ action_type: 'show' })))

  const won = answers.filter(({ status }) => status === 200)
  expect(answers.every(({ status }) => [200, 402, 409, 422, 503].includes(status))).toBe(true)
  expect(await turnsOf(play)).toBe(1 + won.length)
  expect(await play.wallet()).toEqual({ xp: 10 - 3 * won.length, credits: 20 - 5 * won.length })
})

test('refuses a click temporarily, without a charge, if the session changes before each attempt', async () => {
  const play = await beginPlay(app)
  const never = onWrites(async () => ({ rows: [] }))

  const told = await play.act({ action_type: 'continue' })
  const shown = await play.act({ action_type: 'show' })
  never.mockRestore()

  expect(codesOf([told, shown])).toEqual(['too_busy', 'too_busy'])
  expect(await turnsOf(play)).toBe(1)
  expect((await play.act({ action_type: 'continue' })).status).toBe(200)
})

test('narrates a click that is sent five times concurrently once, with the same answer for all', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()

  const answers = await Promise.all(
    times(5).map(() => play.act({ action_type: 'continue' }, { key })),
  )

  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await turnsOf(play)).toBe(2)
})

test('does not consume the key of a refused click, so that it can be retried', async () => {
  const play = await beginPlay(app, { initial_xp: 1 })
  const key = randomUUID()
  const refused = await play.act({ action_type: 'immerse' }, { key })
  await play.acted({ action_type: 'continue' })

  const tried = await play.act({ action_type: 'immerse' }, { key })

  expect([refused.status, tried.status]).toEqual([422, 200])
})

test('does not spend the same credits in two sessions', async () => {
  const one = await beginPlay(app)
  const plays = [one, await beginPlay(app, {}, one.player), await beginPlay(app, {}, one.player)]
  const dear = { action_type: 'continue', selected_model: 'vyasa' } as const

  const answers = await Promise.all(plays.map((play) => play.act(dear)))

  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, 200, 402])
  expect(await one.wallet()).toMatchObject({ credits: 4 })
})

test('refunds expired actions once', async () => {
  const play = await beginPlay(app)
  await insertOrphanedAction(play, -1)

  await Promise.all([sweepActions(app.ports, 'expired'), sweepActions(app.ports, 'expired')])

  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
})

test('skips turns that another process narrates when it refunds actions', async () => {
  const play = await beginPlay(app)
  await insertOrphanedAction(play, 30_000)

  await sweepActions(app.ports, 'expired')

  expect((await play.act({ action_type: 'continue' })).refusal().code).toBe('action_running')
  await sweepActions(app.ports, 'all')
})
