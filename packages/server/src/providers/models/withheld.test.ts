import { beforeEach, expect, test } from 'vitest'

import { auditEvents } from '../../test/auditEvents.ts'
import { answerWith } from '../../test/chatWire.ts'
import type { Behaviour } from '../../test/failingServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type ReceivedAction, say } from '../../test/play.ts'
import { IMMERSED, says, TOLD, UNREADABLE } from '../../test/textFailures.ts'

const GUIDANCE =
  'Tell of water often, and let the ferryman hide until the last scene that he is the drowned ' +
  'brother of the queen, whom the river has given back.'
const HARM = 'You sit by the fire. Then he tortures the chained prisoner slowly, for fun.'
const WITHHELD = /ferryman hide|drowned|given back|bear the mark|ruling says|torture|chained/

const { app, bind, models, server } = await setModelStage()
beforeEach(async () => {
  await app.db.deleteFrom('audit_events').execute()
})

const begin = () => beginPlay(app, { story_system_prompt: GUIDANCE })

const markIn = (told: string) => /bear the mark (\w+)/.exec(told)?.[1] ?? ''

const ANSWERS: Readonly<Record<string, Behaviour>> = {
  'repeats all that it was told': ({ response, request }) => answerWith(response, request.told),
  'repeats its rules': ({ response, request }) =>
    answerWith(response, `Of course! ${request.told.slice(0, 400)}`),
  'repeats the guidance': says(`You step into the boat. ${GUIDANCE}`),
  'repeats the mark': ({ response, request }) =>
    answerWith(response, `You step in. ${[...markIn(request.told)].join(' ')}`),
  'leaves the rating': says(HARM),
}

const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }

test.for(Object.entries(ANSWERS))('shows nobody an answer that %s', async ([, sends]) => {
  const [play, listened] = [await begin(), await begin()]
  server.script('odd', sends)
  bind({ tenali: 'odd' })

  const answer = await play.acted(ON)
  const asked = server.requests.length
  const heard = await listened.stream(ON)

  expect(answer).toMatchObject({
    model_used: 'kathakar',
    credits_consumed: 0,
    credits: 20,
    fallback_warning: UNREADABLE,
  })
  expect(answer.narrative).toBeTruthy()
  // There is no retry, because the model would only repeat the text.
  expect(asked).toBe(1)
  expect(heard).toContain('event: result')
  expect(JSON.stringify([answer, heard, models.faults.map(String)])).not.toMatch(WITHHELD)
})

test.for([`Ask whether you should ${GUIDANCE}`, 'Torture the old beggar for fun'])(
  'uses the built-in storyteller for a closer look with such a choice: %s',
  async (choice) => {
    const play = await begin()
    server.script('odd', says(JSON.stringify({ ...IMMERSED, choices: [choice, 'Walk on'] })))
    bind({ tenali: 'odd' })

    const answer = await play.acted({ action_type: 'immerse', selected_model: 'tenali' })

    expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
    expect(JSON.stringify(answer)).not.toMatch(WITHHELD)
  },
)

test('replaces a model that repeats its guidance, and writes no text to the audit log', async () => {
  const play = await begin()
  server.script('odd', says(GUIDANCE))
  bind({ tenali: 'odd', kathakar: 'well' })
  const answer = await play.acted(ON)
  await play.acted(ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'kathakar', credits_consumed: 0 })
  const kept = await auditEvents(app.db, 'guidance_withheld')
  expect(kept).toMatchObject([
    { actor_id: play.player.id, target_kind: 'story', after: { model: 'tenali' } },
  ])
  expect(JSON.stringify([kept, models.faults.map(String)])).not.toMatch(/water|ferryman|drowned/)
})

test('uses the same mark for a story, so that providers can cache its prompts', async () => {
  const [play, other] = [await begin(), await beginPlay(app, { story_system_prompt: 'Be brief.' })]
  bind({ tenali: 'well' })

  const answers = []
  for (const one of [play, play, other]) answers.push(await one.acted(ON))

  const engagement = server.requests.map(({ told }) => markIn(told))
  expect(answers[0]).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
  expect(engagement[0]).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{12}$/)
  expect(engagement[1]).toBe(engagement[0])
  expect(engagement[2]).not.toBe(engagement[0])
})

async function sayTo(selected_model: string, moderation: string, user_action: string) {
  const play = await beginPlay(app)
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider: 'p', model: 'well' } },
    moderation: { provider: 'p', model: moderation },
  })
  const answer = await play.acted(say(user_action, selected_model))
  return { answer, wallet: await play.wallet() }
}

test('declines input that only the moderator flags before the model receives it', async () => {
  const flagged = 'I do a FLAGGED thing'
  const { answer, wallet } = await sayTo('tenali', 'moderator-well', flagged)
  const requests = server.requests.map(({ path }) => path)
  server.requests.length = 0
  // The moderator never receives input for the built-in storyteller.
  const builtIn = await sayTo('kathakar', 'moderator-well', flagged)
  const sent = server.requests.length
  // Without the moderator, only the rules classify the input.
  const down = await sayTo('tenali', 'moderator-down', 'I greet the ferryman')

  expect(answer.declined?.kind).toBe('graphic_harm')
  expect(requests.filter((path) => path.includes('chat'))).toEqual([])
  expect(wallet).toEqual({ xp: 10, credits: 20 })
  expect([builtIn.answer.declined, sent]).toEqual([undefined, 0])
  expect(down.answer.declined).toBeUndefined()
  expect(down.answer.narrative).not.toBe(TOLD)
})
