import { expect, test } from 'vitest'

import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay } from '../../test/play.ts'

const { app, models, server } = await setModelStage()

/** Nothing that a rule has anything against; the moderator of the stage has. */
const TEXT = 'I am FLAGGED by somebody'

/** A play of a storyteller whose provider judges words, with one fact in the player's own. */
async function playJudged() {
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider: 'p', model: 'well' } },
    moderation: { provider: 'p', model: 'moderator-well' },
  })
  const play = await beginPlay(app, { initial_xp: 100 })
  const user_action = 'I tell her that my father never wrote to me'
  await acted(app, play, { action_type: 'custom_action', user_action })
  const call = { token: play.player.access_token, params: { session_id: play.session.id } }
  return { play, call }
}

test('a fact worded anew is judged by the provider that will be told of it', async () => {
  const { call } = await playJudged()
  const { facts } = await app.ask('getMemory', call)
  const line_id = facts.find(({ by }) => by === 'player')?.id ?? ''

  const memory = await app.ask('mendFact', {
    ...call,
    params: { ...call.params, line_id },
    body: { text: TEXT },
  })

  expect(memory.declined?.kind).toBe('graphic_harm')
})
