import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import {
  act,
  beginPlay,
  expectSoundBooks,
  lookAt,
  purseOf,
  standingOf,
  type Standing,
  type GivenAction,
  type Play,
} from '../../test/play.ts'
import { createScriptedModels, FAULTS } from '../../test/scriptedModels.ts'

const models = createScriptedModels()
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ ports: models.ports })
})
afterEach(() => models.reset())
afterAll(() => app.close())

/** What a player does next; `choice` picks among what is open. */
type Step =
  | { do: 'choose'; choice: number; model: string }
  | { do: 'act'; action: GivenAction; fault: string | null }
  | { do: 'undo' }
  | { do: 'repeat' }
  | { do: 'reuse' }

const textModel = fc.constantFrom('kathakar', 'tenali', 'birbal', 'vyasa')
const fault = fc.option(fc.constantFrom(...Object.keys(FAULTS)), { freq: 3 })
const action: fc.Arbitrary<GivenAction> = fc.oneof(
  fc.record({ action_type: fc.constant('immerse' as const), selected_model: textModel }),
  fc.record({ action_type: fc.constant('continue' as const), selected_model: textModel }),
  fc.record({
    action_type: fc.constant('custom_action' as const),
    selected_model: textModel,
    user_action: fc.constantFrom('cross the river', 'sing', 'climb the tower', 'wait', 'show me'),
  }),
  fc.record({
    action_type: fc.constant('show' as const),
    selected_model: fc.constantFrom('vishvakarma', 'ajanta'),
  }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('choose' as const), choice: fc.nat(3), model: textModel }),
  fc.record({ do: fc.constant('act' as const), action, fault }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('repeat' as const) }),
  fc.record({ do: fc.constant('reuse' as const) }),
)

/** What the books should say, kept by hand beside the server. */
interface Model {
  credits: number
  /** Where the session stood after each turn on the way, the newest last. */
  standings: Standing[]
  last: { key: string; action: GivenAction; text: string } | null
}

function actionOf(step: Step & { do: 'choose' | 'act' | 'undo' }, model: Model): GivenAction {
  if (step.do === 'act') return step.action
  if (step.do === 'undo') return { action_type: 'undo' }
  const open = model.standings.at(-1)?.session_data.choices ?? []
  const selected_choice = open[step.choice % Math.max(1, open.length)]
  return {
    action_type: 'continue',
    selected_model: step.model,
    ...(selected_choice && { selected_choice }),
  }
}

async function takeStep(play: Play, step: Step, model: Model): Promise<void> {
  if (step.do === 'repeat' || step.do === 'reuse') return repeat(play, step.do, model)
  const broken = step.do === 'act' && step.fault ? FAULTS[step.fault] : undefined
  if (broken) models.tellBy(broken)
  const key = randomUUID()
  const asked = actionOf(step, model)
  const before = await purseOf(app, play)

  const answered = await act(app, play, asked, { key })

  models.reset()
  if (answered.status !== 200) {
    assert.ok([400, 402, 409, 422].includes(answered.status), answered.text)
    assert.deepEqual(await purseOf(app, play), before)
    return
  }
  const answer = answered.answer()
  if (step.do === 'undo') {
    model.standings.pop()
    assert.deepEqual(standingOf(answer), model.standings.at(-1))
  } else {
    model.credits -= answer.credits_consumed
    model.standings.push(standingOf(answer))
    const isFree = broken !== undefined && asked.action_type !== 'show'
    assert.ok(!isFree || answer.credits_consumed === 0, answered.text)
  }
  model.last = { key, action: asked, text: answered.text }
}

async function repeat(play: Play, how: 'repeat' | 'reuse', { last }: Model): Promise<void> {
  if (last === null) return
  const other: GivenAction = { action_type: 'custom_action', user_action: 'something else' }
  const again = await act(app, play, how === 'repeat' ? last.action : other, { key: last.key })
  if (how === 'repeat') assert.equal(again.text, last.text)
  else assert.equal(again.refusal().code, 'key_reused')
}

test('however a player wanders, undo returns exactly, and the books always balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const play = await beginPlay(app, { initial_xp: 12 })
      const model: Model = { credits: 20, standings: [standingOf(play.session)], last: null }

      for (const next of steps) await takeStep(play, next, model)

      const session = await lookAt(app, play)
      const purse = await purseOf(app, play)
      expect(standingOf(session)).toEqual(model.standings.at(-1))
      expect(purse).toEqual({ xp: session.current_xp, credits: model.credits })
      await expectSoundBooks(app.db)
    }),
    { numRuns: 25 },
  )
}, 240_000)
