import { beforeEach, expect, test } from 'vitest'

import { answerWith } from '../../test/chatWire.ts'
import type { Behaviour } from '../../test/faultServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, streamOf, type GivenAction } from '../../test/play.ts'
import { IMMERSED, says, TOLD } from '../../test/textFaults.ts'
import { auditEvents } from '../../test/auditEvents.ts'

const GUIDANCE =
  'Tell of water often, and let the ferryman hide until the last scene that he is the drowned ' +
  'brother of the queen, whom the river has given back.'
const UNREADABLE = 'The storyteller gave an unreadable answer. You were not charged.'

const { app, bind, models, server } = await setModelStage()
beforeEach(async () => {
  await app.db.deleteFrom('audit_events').execute()
})

const begin = () => beginPlay(app, { story_system_prompt: GUIDANCE })

/** Puts a model behind tenali; `substitute` stands behind kathakar. */
const connect = (model: string, substitute?: string) =>
  bind({ tenali: model, ...(substitute && { kathakar: substitute }) })

const markIn = (told: string) => /bear the mark (\w+)/.exec(told)?.[1] ?? ''

/** Ways in which a model gives away what it was told. */
const LEAKS: Readonly<Record<string, Behaviour>> = {
  'repeats all that it was told': ({ response, request }) => answerWith(response, request.told),
  'repeats its rules': ({ response, request }) =>
    answerWith(response, `Of course! ${request.told.slice(0, 400)}`),
  'repeats the guidance': says(`You step into the boat. ${GUIDANCE}`),
  'repeats the mark': ({ response, request }) =>
    answerWith(response, `You step in. ${[...markIn(request.told)].join(' ')}`),
}

const ON: GivenAction = { action_type: 'continue', selected_model: 'tenali' }

test.for(Object.keys(LEAKS))(
  'an answer that %s does not reach the player, costs nothing, and the turn goes on',
  async (leak) => {
    const play = await begin()
    server.script('leaks', LEAKS[leak] ?? says(''))
    connect('leaks')

    const answer = await acted(app, play, ON)

    expect(answer).toMatchObject({
      model_used: 'kathakar',
      credits_consumed: 0,
      credits: 20,
      fallback_warning: UNREADABLE,
    })
    expect(answer.narrative).toBeTruthy()
    expect(JSON.stringify(answer)).not.toMatch(/drowned|bear the mark|ruling says/)
    // It would only be told again.
    expect(server.requests).toHaveLength(1)
  },
)

test('a closer look that repeats the guidance is given by the built-in storyteller', async () => {
  const play = await begin()
  const choices = [`Ask whether you should ${GUIDANCE}`, 'Walk on']
  server.script('leaks', says(JSON.stringify({ ...IMMERSED, choices })))
  connect('leaks')

  const answer = await acted(app, play, { action_type: 'immerse', selected_model: 'tenali' })

  expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(JSON.stringify(answer)).not.toContain('drowned')
})

test('whoever listens hears what comes before the guidance, and nothing of it', async () => {
  const play = await begin()
  server.script('leaks', says(`You step into the boat. ${GUIDANCE}`))
  connect('leaks')

  const heard = await streamOf(app, play, ON)

  expect(heard).toContain('event: result')
  expect(heard).not.toMatch(/ferryman hide|drowned|given back/)
})

test('another model tells in place of one that repeats its guidance', async () => {
  const play = await begin()
  server.script('leaks', says(GUIDANCE))
  connect('leaks', 'well')

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'kathakar', credits_consumed: 0 })
})

test('the audit log says who played what, and not a word of it', async () => {
  const play = await begin()
  server.script('leaks', says(GUIDANCE))
  connect('leaks')
  await acted(app, play, ON)
  await acted(app, play, ON)

  const kept = await auditEvents(app.db, 'guidance_withheld')

  expect(kept).toMatchObject([
    { actor_id: play.player.id, target_kind: 'story', after: { model: 'tenali' } },
  ])
  expect(JSON.stringify([kept, models.faults.map(String)])).not.toMatch(/water|ferryman|drowned/)
})

test('a mark stays the same for a story, so that providers keep the head of its prompts', async () => {
  const [play, other] = [await begin(), await beginPlay(app, { story_system_prompt: 'Be brief.' })]
  connect('well')
  for (const one of [play, play, other]) await acted(app, one, ON)

  const engagement = server.requests.map(({ told }) => markIn(told))

  expect(engagement[0]).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{12}$/)
  expect(engagement[1]).toBe(engagement[0])
  expect(engagement[2]).not.toBe(engagement[0])
})

test('an answer that keeps to the story is told as ever', async () => {
  const play = await begin()
  connect('well')

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
})
