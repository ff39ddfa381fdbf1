import { expect, test } from 'vitest'

import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, streamOf, walletOf, type GivenAction } from '../../test/play.ts'
import { IMMERSED, says, TOLD } from '../../test/textFaults.ts'

const HARM = 'You sit by the fire. Then he tortures the chained prisoner slowly, for fun.'
const UNREADABLE = 'The storyteller gave an unreadable answer. You were not charged.'
const ON: GivenAction = { action_type: 'continue', selected_model: 'tenali' }

const { app, models, server } = await setModelStage()

function connect(model: string, moderation?: string) {
  const provider = 'p'
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider, model } },
    ...(moderation ? { moderation: { provider, model: moderation } } : {}),
  })
}

test('an answer that leaves the rating is not told, costs nothing, and the turn goes on', async () => {
  const play = await beginPlay(app)
  server.script('harms', says(HARM))
  connect('harms')

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({
    model_used: 'kathakar',
    credits_consumed: 0,
    fallback_warning: UNREADABLE,
  })
  expect(JSON.stringify([answer, models.faults.map(String)])).not.toMatch(/torture|chained/)
})

test('whoever listens hears what comes before the harm, and nothing of it', async () => {
  const play = await beginPlay(app)
  server.script('harms', says(HARM))
  connect('harms')

  const events = await streamOf(app, play, ON)

  expect(events).toContain('event: result')
  expect(events).not.toMatch(/torture|chained|prisoner/)
})

test('a closer look that leaves the rating is given by the built-in storyteller', async () => {
  const play = await beginPlay(app)
  const choices = ['Torture the old beggar for fun', 'Walk on']
  server.script('harms', says(JSON.stringify({ ...IMMERSED, choices })))
  connect('harms')

  const answer = await acted(app, play, { action_type: 'immerse', selected_model: 'tenali' })

  expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
})

test('words that only the moderator has something against are declined before the model hears them', async () => {
  const play = await beginPlay(app)
  const wallet = await walletOf(app, play)
  connect('well', 'moderator-well')

  const answer = await acted(app, play, {
    action_type: 'custom_action',
    user_action: 'I do a FLAGGED thing',
    selected_model: 'tenali',
  })

  expect(answer.declined?.kind).toBe('graphic_harm')
  expect(server.requests.filter(({ path }) => path.includes('chat'))).toEqual([])
  expect(await walletOf(app, play)).toEqual(wallet)
})

test('words that no provider is to hear are not shown to its moderator', async () => {
  const play = await beginPlay(app)
  connect('well', 'moderator-well')

  const answer = await acted(app, play, {
    action_type: 'custom_action',
    user_action: 'I do a FLAGGED thing',
    selected_model: 'kathakar',
  })

  expect(answer.declined).toBeUndefined()
  expect(server.requests).toEqual([])
})

test('while the moderator is away the rules alone judge a player’s words', async () => {
  const play = await beginPlay(app)
  connect('well', 'moderator-down')

  const answer = await acted(app, play, {
    action_type: 'custom_action',
    user_action: 'I greet the ferryman',
    selected_model: 'tenali',
  })

  expect(answer.declined).toBeUndefined()
  expect(answer.narrative).not.toBe(TOLD)
})
