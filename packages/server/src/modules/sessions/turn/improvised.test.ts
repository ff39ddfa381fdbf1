import { expect, test } from 'vitest'

import { IMPATIENT } from '../../../test/connectedModels.ts'
import type { Behaviour } from '../../../test/failingServer.ts'
import { setModelStage } from '../../../test/modelStage.ts'
import { AT_FERRY, beginPlay, pick, say } from '../../../test/play.ts'
import { HINDI, says, TEXT_FAILURES, TOLD } from '../../../test/textFailures.ts'

const { app, bind, models, server } = await setModelStage()

const STRAY = say('away from this boat, wherever my feet take me')

const SCENE = {
  title: 'The Reed Path',
  text: 'Your feet find a path that the reeds have kept to themselves. A heron looks up, and does not fly.',
  choices: [
    { text: 'Follow the heron', leads: 'on' },
    { text: 'Walk back to the ferry', leads: 'back' },
  ],
  facts: [{ kind: 'saw', what: 'a path in the reeds' }],
}
const CHOICES = SCENE.choices.map(({ text }) => text)

const makesUp =
  (...made: readonly unknown[]): Behaviour =>
  (exchange) => {
    if (!JSON.stringify(exchange.request.body).includes('"leads"')) {
      return TEXT_FAILURES['well']?.(exchange)
    }
    const asked = made[Math.min(made.length, improvisings().length) - 1]
    return says(typeof asked === 'string' ? asked : JSON.stringify(asked))(exchange)
  }
const improvisings = () =>
  server.requests.filter(({ body }) =>
    JSON.stringify(body['response_format'] ?? '').includes('"leads"'),
  )

const GUIDANCE =
  'Tell of water often, and let the ferryman hide until the last scene that he is the drowned ' +
  'brother of the queen, whom the river has given back.'

async function begin(improvise: string, behaviour: Behaviour, limits = {}) {
  const play = await beginPlay(app, {
    initial_xp: 50,
    story_system_prompt: GUIDANCE,
    game_config: JSON.stringify({ commands: {}, improvise }),
  })
  bind({ tenali: 'm' }, limits)
  server.script('m', behaviour)
  return play
}

test('opens a scene by the model after unforeseen input, at the price of free text', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  const before = await play.look()

  const opened = await play.acted(STRAY)

  expect(opened).toMatchObject({
    narrative: SCENE.text,
    choices: CHOICES,
    improvised: { title: SCENE.title },
    model_used: 'tenali',
    credits_consumed: 1,
    fallback: null,
    scenes_completed: before.scenes_completed,
    choices_made: before.choices_made,
    completion_percentage: before.completion_percentage,
    is_completed: false,
  })
  expect(opened.session_data.scenes).toEqual([
    { title: 'The Ferry', is_current: false },
    { title: SCENE.title, is_current: true, is_improvised: true },
  ])
  expect((await play.look()).session_data).toMatchObject({
    choices: CHOICES,
    narrative_history: [{}, { ai_response: { improvised: { title: SCENE.title } } }],
  })
})

test('includes an improvised scene in the next prompt', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  await play.acted(STRAY)

  const back = await play.acted(pick('Walk back to the ferry'))
  const { told = '' } = server.requests.at(-1) ?? {}

  expect(back).toMatchObject({ narrative: TOLD, choices: AT_FERRY, credits_consumed: 1 })
  expect(back.improvised).toBeUndefined()
  expect(back.session_data.scenes).toEqual([{ title: 'The Ferry', is_current: true }])
  expect(told).toContain('Walk back to the ferry')
  expect(told).toContain(SCENE.text)
  expect(improvisings()).toHaveLength(1)
})

test('does not repeat an improvised scene, but repeats its exit', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  const opened = await play.acted(STRAY)

  const refused = await play.act({ action_type: 'tell_again' })
  await play.acted(pick('Walk back to the ferry'))
  server.script('m', says('You come back by the water, and the rope is where it was.'))
  const again = await play.acted({ action_type: 'tell_again' })

  expect(opened.session_data.regenerate_modes).toBeUndefined()
  expect(refused.refusal()).toMatchObject({ code: 'nothing_to_retell' })
  expect(again).toMatchObject({ choices: AT_FERRY, credits_consumed: 1, model_used: 'tenali' })
  expect(again.narrative).toContain('the rope is where it was')
  const { told } = server.requests.at(-1) ?? {}
  expect(told).toContain('Walk back to the ferry')
  expect(told).toContain('<scene>\nThe Ferry\n')
  expect(told).toContain(AT_FERRY.map((choice) => `- ${choice}`).join('\n'))
  expect(told).not.toContain(SCENE.title)
})

const FREE = { choices: AT_FERRY, model_used: 'kathakar', credits_consumed: 0 }

test('opens no third improvised scene, and offers a free choice to return', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  await play.acted(STRAY)
  await play.acted(pick('Follow the heron'))

  const back = await play.acted(pick('Follow the heron'))

  expect(back).toMatchObject(FREE)
})

test('returns when the player continues without a choice, or with the built-in storyteller', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  await play.acted(STRAY)
  const gone = await play.acted({ action_type: 'continue' })
  await play.acted(STRAY)

  const told = await play.choose('Follow the heron')

  expect(gone.choices).toEqual(AT_FERRY)
  expect(told).toMatchObject({ choices: AT_FERRY, model_used: 'kathakar' })
  expect(told.narrative).toContain('The ferryman waits')
})

test('accepts a typed choice of the improvised scene, and closes the story’s choices there', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  await play.acted(STRAY)

  const refused = await play.act(pick('Follow the bank upstream'))
  expect(refused.refusal()).toMatchObject({ code: 'choice_not_offered' })
  expect(await play.say('I walk back to the ferry')).toMatchObject({ choices: AT_FERRY })
})

test('answers in the same scene if only asides are permitted', async () => {
  const aside = { ...SCENE, title: '', choices: [] }
  const play = await begin('asides', makesUp(aside, SCENE))

  const told = await play.acted(STRAY)
  const refused = await play.say('off through the reeds, as far as it goes')

  expect(told).toMatchObject({
    narrative: SCENE.text,
    choices: AT_FERRY,
    improvised: { title: null },
  })
  expect(told.session_data.scenes).toEqual([{ title: 'The Ferry', is_current: true }])
  expect(refused).toMatchObject(FREE)
})

test.each([
  ['none', 'away from this boat, wherever my feet take me'],
  ['scenes', 'cross the river with the ferryman'],
])('never improvises in a story with improvisation %j for “%s”', async (improvise, words) => {
  const play = await begin(improvise, makesUp(SCENE))

  const told = await play.say(words)

  expect(told).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
  expect(told.improvised).toBeUndefined()
  expect(improvisings()).toHaveLength(0)
})

const withChoices = (...choices: unknown[]) => ({ ...SCENE, choices })
const [ON, BACK] = SCENE.choices
const tells = (text: string) => ({ ...SCENE, text })
const tellsMore = (more: string) => tells(SCENE.text + more)

test.for<[string, unknown]>([
  ['tells in prose', TOLD],
  ['says nothing', ''],
  ['breaks off', '{"title":"The Reed'],
  ['opens a scene without a title', { ...SCENE, title: ' ' }],
  ['gives its scene the name of one of the story’s', { ...SCENE, title: 'the ferry' }],
  ['offers one choice', withChoices(BACK)],
  ['offers four choices', withChoices(ON, BACK, { ...ON, text: 'Sit' }, { ...ON, text: 'Sing' })],
  ['offers the same choice twice', withChoices({ ...ON, text: BACK?.text }, BACK)],
  ['offers a choice of the story’s', withChoices({ ...ON, text: AT_FERRY[1] }, BACK)],
  ['offers no way back', withChoices(ON, { ...BACK, leads: 'on' })],
  ['invents where a choice leads', withChoices(ON, { ...BACK, leads: 'win' })],
  ['goes on too long', tells('And on. '.repeat(600))],
  ['ends the story', tellsMore('\n\nThe End.')],
  ['speaks of itself', tells('As a large language model, I cannot continue this story.')],
  ['lists choices in its text', tellsMore('\n\n1. Row\n2. Sleep')],
  ['asks for the state', tells('You see {secret: a key|nothing}.')],
  ['tells in another script', tells(HINDI.repeat(3))],
  ['leaves the rating', tellsMore(' He tortures the chained prisoner slowly, for fun.')],
  ['leaves it in a choice', withChoices({ ...ON, text: 'Torture the old beggar for fun' }, BACK)],
  ['tells its guidance', tellsMore(` ${GUIDANCE}`)],
  [
    'keeps its guidance as a fact',
    { ...SCENE, facts: [{ kind: 'saw', what: GUIDANCE.slice(35, 190) }] },
  ],
  ['remembers what is no fact', { ...SCENE, facts: [{ kind: 'won', what: 'all' }] }],
])(
  'a model that %s opens nothing, and the input is answered as usual for free',
  async ([, made]) => {
    const play = await begin('scenes', makesUp(made))

    const told = await play.acted(STRAY)

    expect(told).toMatchObject(FREE)
    expect(told.fallback).not.toBeNull()
    expect(told.improvised).toBeUndefined()
    expect(told.narrative).toBeTruthy()
  },
)

test.for(['status-500', 'cut', 'spent', 'gone', 'html', 'silent'])(
  'charges no turn and no credit for a model that fails with %s',
  async (name) => {
    const limits = name === 'silent' ? { text: IMPATIENT } : {}
    const play = await begin('scenes', TEXT_FAILURES[name] ?? says(''), limits)

    const told = await play.acted(STRAY)

    expect(told).toMatchObject(FREE)
  },
)

test('does not show an improvisation that a moderator flags', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  models.connect({
    providers: { p: server.asProvider },
    models: { tenali: { provider: 'p', model: 'm' } },
    moderation: { provider: 'p', model: 'flags' },
  })
  server.script('flags', ({ response, request }) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results: [{ flagged: request.told.includes('heron') }] })),
  )

  const told = await play.acted(STRAY)

  expect(told).toMatchObject(FREE)
  expect(improvisings()).toHaveLength(1)
})

test('refuses input that a provider refuses as in any narration, and a choice returns', async () => {
  const play = await begin('scenes', makesUp(SCENE))
  await play.acted(STRAY)
  server.script('m', TEXT_FAILURES['filtered'] ?? says(''))

  const back = await play.acted(pick('Follow the heron'))
  const refused = await play.act(STRAY)

  expect(back).toMatchObject({ choices: AT_FERRY, credits_consumed: 0 })
  expect(refused.refusal()).toMatchObject({ code: 'content_refused' })
})

test('does not list input inside an improvised scene for the author', async () => {
  const play = await begin('scenes', makesUp(SCENE, { ...SCENE, title: '', choices: [] }))
  await play.acted(STRAY)
  await play.say('hum a tune that the heron may know')

  const tries = app.db.selectFrom('free_inputs').select('words')
  expect(await tries.where('story_id', '=', play.storyId).execute()).toEqual([
    { words: 'away from this boat wherever my feet take me' },
  ])
})
