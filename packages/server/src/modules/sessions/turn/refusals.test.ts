import { expect, test } from 'vitest'

import { changeUser } from '../../../test/factories.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  beginPlay,
  changeSession,
  type ReceivedAction,
  insertOrphanedAction,
  spendMostCredits,
  TO_BEACON,
} from '../../../test/play.ts'
import { failAction } from './claim/failAction.ts'

const { app } = await setScriptedStage()

const DEAR: ReceivedAction = { action_type: 'immerse', selected_model: 'vyasa' }

test('refuses a finished session before it checks for a running action', async () => {
  const play = await beginPlay(app)
  const orphan = await insertOrphanedAction(play, 30_000)
  await changeSession(play, { is_completed: true })

  const answer = await play.act(DEAR)

  expect([answer.status, answer.refusal().code]).toEqual([409, 'session_finished'])
  await failAction(app.db, orphan)
})

test('reports a running action before missing XP and credits', async () => {
  const play = await beginPoor({ initial_xp: 3 })
  const orphan = await insertOrphanedAction(play, 30_000)

  const answer = await play.act(DEAR)

  expect(answer.status).toBe(409)
  expect(answer.refusal()).toMatchObject({ code: 'action_running', running_key: orphan.key })
  await failAction(app.db, orphan)
})

async function beginPoor(story: object = {}) {
  const player = await app.register()
  await spendMostCredits(app, player)
  return beginPlay(app, story, player)
}

test('reports missing credits with affordable models, most expensive first', async () => {
  const play = await beginPoor()

  const answer = await play.act(DEAR)

  expect(answer.status).toBe(402)
  expect(answer.refusal()).toMatchObject({
    code: 'not_enough_credits',
    model_requested: 'vyasa',
    available_credits: 4,
    required_credits: 8,
  })
  const offered = answer.refusal().suggested_alternatives?.map(({ model_key }) => model_key)
  expect(offered).toEqual(['birbal', 'tenali', 'kathakar'])
})

test('lets a player without credits reach an ending with the free storyteller', async () => {
  const play = await beginPlay(app, {
    initial_xp: 0,
    game_config: JSON.stringify({ commands: { continue: { cost: 9 } }, xp_gain_multiplier: 0.1 }),
  })

  await play.walk(...TO_BEACON)

  expect((await play.act({ action_type: 'continue' })).refusal().code).toBe('session_finished')
})

test.for<[string, string, object]>([
  ['an unknown action', 'dance', {}],
  ['words that are missing', 'custom_action', {}],
  ['blank words', 'custom_action', { user_action: '  ' }],
  ['invisible words', 'custom_action', { user_action: '\u3164\u2800' }],
  ['no model', 'continue', { selected_model: undefined }],
  ['a painter asked to tell', 'continue', { selected_model: 'ajanta' }],
  ['a storyteller asked to draw', 'show', {}],
  ['a model that nobody knows', 'continue', { selected_model: 'homer' }],
])('%s is no action: 400, never 422', async ([, action_type, more]) => {
  const body = { action_type, selected_model: 'tenali', ...more }
  const answer = await app.call('takeAction', { ...(await beginPlay(app)).on(), body })
  expect([answer.status, answer.refusal().code]).toEqual([400, 'invalid_action'])
})

test('refuses a player whose premium access has ended', async () => {
  const player = await app.register()
  const grant = (has_premium_access: boolean) =>
    changeUser(app.db, player.id, { has_premium_access })
  await grant(true)
  const play = await beginPlay(app, { is_premium: true }, player)
  await grant(false)

  const answer = await play.act({ action_type: 'continue' })
  expect([answer.status, answer.refusal().code]).toEqual([403, 'premium_required'])
})
