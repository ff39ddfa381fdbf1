import { expect, test } from 'vitest'

import { changeUser } from '../../../test/factories.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import {
  beginPlay,
  changeSession,
  type GivenAction,
  leaveOrphan,
  pick,
  spendOnVyasa,
  TO_BEACON,
} from '../../../test/play.ts'
import { failAction } from './claim/failAction.ts'

const { app } = await setScriptedStage()

const DEAR: GivenAction = { action_type: 'immerse', selected_model: 'vyasa' }

test('a finished session refuses before a check for a running action', async () => {
  const play = await beginPlay(app)
  const orphan = await leaveOrphan(play, 30_000)
  await changeSession(play, { is_completed: true })

  const answer = await play.act(DEAR)

  expect([answer.status, answer.refusal().code]).toEqual([409, 'session_finished'])
  await failAction(app.db, orphan)
})

test('a running action is reported before missing XP and credits', async () => {
  const player = await app.register()
  await spendOnVyasa(app, player)
  const play = await beginPlay(app, { initial_xp: 3 }, player)
  const orphan = await leaveOrphan(play, 30_000)

  const answer = await play.act(DEAR)

  expect(answer.status).toBe(409)
  expect(answer.refusal()).toMatchObject({ code: 'action_running', running_key: orphan.key })
  await failAction(app.db, orphan)
})

test('missing XP is reported before missing credits, with both amounts', async () => {
  const player = await app.register()
  await spendOnVyasa(app, player)
  const play = await beginPlay(app, { initial_xp: 1 }, player)

  const answer = await play.act(DEAR)

  expect(answer.status).toBe(422)
  expect(answer.refusal()).toMatchObject({ code: 'not_enough_xp', current_xp: 1, required_xp: 2 })
})

test('missing credits are reported with affordable models, most expensive first', async () => {
  const player = await app.register()
  await spendOnVyasa(app, player)
  const play = await beginPlay(app, {}, player)

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

test('a player without credits can reach an ending with the free storyteller', async () => {
  const play = await beginPlay(app, {
    initial_xp: 0,
    game_config: JSON.stringify({ commands: { continue: { cost: 9 } }, xp_gain_multiplier: 0.1 }),
  })

  await play.walk(...TO_BEACON)

  expect((await play.act({ action_type: 'continue' })).refusal().code).toBe('session_finished')
})

test('the first turn cannot be undone', async () => {
  const play = await beginPlay(app)

  const answer = await play.act({ action_type: 'undo' })

  expect(answer.status).toBe(409)
  expect(answer.refusal()).toMatchObject({ code: 'nothing_to_undo', detail: 'Nothing to undo.' })
})

test('a closed choice is refused', async () => {
  const play = await beginPlay(app)

  const answer = await play.act(pick('Fly to the moon'))
  expect([answer.status, answer.refusal().code]).toEqual([400, 'choice_not_offered'])
})

test.for<[string, object]>([
  ['an unknown action', { action_type: 'dance', selected_model: 'tenali' }],
  ['words that are missing', { action_type: 'custom_action', selected_model: 'tenali' }],
  ['blank words', { action_type: 'custom_action', user_action: '  ', selected_model: 'tenali' }],
  [
    'invisible words',
    { action_type: 'custom_action', user_action: '\u3164\u2800', selected_model: 'tenali' },
  ],
  ['no model', { action_type: 'continue' }],
  ['a painter asked to tell', { action_type: 'continue', selected_model: 'ajanta' }],
  ['a storyteller asked to draw', { action_type: 'show', selected_model: 'tenali' }],
  ['a model that nobody knows', { action_type: 'continue', selected_model: 'homer' }],
])('%s is no action: 400, never 422', async ([, body]) => {
  const answer = await app.call('takeAction', { ...(await beginPlay(app)).on(), body })
  expect([answer.status, answer.refusal().code]).toEqual([400, 'invalid_action'])
})

test('a player without premium access any longer cannot continue', async () => {
  const player = await app.register()
  const grant = (has_premium_access: boolean) =>
    changeUser(app.db, player.id, { has_premium_access })
  await grant(true)
  const play = await beginPlay(app, { is_premium: true }, player)
  await grant(false)

  const answer = await play.act({ action_type: 'continue' })
  expect([answer.status, answer.refusal().code]).toEqual([403, 'premium_required'])
})
