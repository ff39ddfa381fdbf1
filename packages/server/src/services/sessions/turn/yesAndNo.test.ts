import type { StoryStructure } from '@kathasagar/api/rules'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../../test/buildTestApp.ts'
import { acted, beginPlay, expectSoundLedger, type GivenAction } from '../../../test/play.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => expectSoundLedger(app.db))
afterAll(() => app.close())

const ending = (text: string) => ({ text, choices: [] })
const STALL: StoryStructure = {
  start_node: 'stall',
  nodes: {
    stall: {
      text: 'An old woman fills two cups. “Will you drink a cup of tea with me?”',
      choices: [
        { text: 'Drink tea with her', target: 'tea' },
        { text: 'Walk on to the river', target: 'river' },
        { text: 'Look into the temple', target: 'temple' },
      ],
    },
    tea: ending('The tea is sweet.'),
    river: ending('The river is wide.'),
    temple: ending('The temple is dark.'),
  },
}
const LETTER: StoryStructure = {
  start_node: 'post',
  nodes: {
    post: {
      text: 'The postmaster lays a letter on the counter. It has to be in Pune by Friday.',
      choices: [
        { text: 'Agree to carry it', target: 'road' },
        { text: 'Refuse, and go home', target: 'home' },
      ],
    },
    road: ending('The road is long.'),
    home: ending('Home is near.'),
  },
}

const say = (user_action: string, asked?: string[]): GivenAction => ({
  action_type: 'custom_action',
  user_action,
  ...(asked && { asked }),
})
const begin = (structure?: StoryStructure) => beginPlay(app, structure ? { structure } : {})

test.for(['yes please', 'sure', 'ok', 'haan ji', 'हाँ', 'चलो', 'do it'])(
  'what the scene offers last is taken by a yes: %s',
  async (words) => {
    const answer = await acted(app, await begin(STALL), say(words))

    expect(answer.narrative).toContain('The tea is sweet.')
  },
)

test.for(['no thanks', 'not now', 'रहने दो'])(
  'who declines what is offered is asked for the rest: %s',
  async (words) => {
    const answer = await acted(app, await begin(STALL), say(words))

    expect(answer.asked).toEqual(['Walk on to the river', 'Look into the temple'])
    expect(answer).toMatchObject({ narrative: null, credits_consumed: 0 })
  },
)

test.for([
  ['I accept', 'The road is long.'],
  ['theek hai', 'The road is long.'],
  ['no', 'Home is near.'],
  ['नहीं', 'Home is near.'],
] as const)('of two choices that are a yes and a no, "%s" takes one', async ([words, told]) => {
  const answer = await acted(app, await begin(LETTER), say(words))

  expect(answer.narrative).toContain(told)
})

const AT_FERRY = ['Cross the river with the ferryman', 'Follow the bank upstream']

test.for(['yes', 'no', 'हाँ', 'let’s go'])(
  'where nothing is offered, "%s" is asked back for nothing',
  async (words) => {
    const answer = await acted(app, await begin(), say(words))

    expect(answer.asked).toEqual(AT_FERRY)
  },
)

test('where nothing is offered, an "ok" only takes note', async () => {
  const answer = await acted(app, await begin(), say('ok'))

  expect(answer.hint).toMatchObject({ topic: 'thanks' })
})

test('a question back that offered one thing is answered by a yes', async () => {
  const answer = await acted(app, await begin(), say('yes', ['Follow the bank upstream']))

  expect(answer.choices).toEqual(['Call across the water', 'Climb the watchtower'])
})

test('who says no to what was asked back is asked for the others', async () => {
  const answer = await acted(app, await begin(), say('no', ['Follow the bank upstream']))

  expect(answer.asked).toEqual(['Cross the river with the ferryman'])
})

test('a yes to a question that offered two things is asked again', async () => {
  const play = await begin()
  const { asked } = await acted(app, play, say('the river or the bank'))

  const answer = await acted(app, play, say('yes', asked))

  expect(answer.asked).toEqual(asked)
})

test('what was asked back and does not lie open is passed over', async () => {
  const answer = await acted(app, await begin(), say('yes', ['Fly to the moon']))

  expect(answer.asked).toEqual(AT_FERRY)
})

test('more questions than anybody is asked are refused, by their field', async () => {
  const play = await begin()
  const many = Array.from({ length: 40 }, (_, i) => `Choice ${i}`)

  const refused = await app.call('takeAction', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
    body: { ...say('yes', many), selected_model: 'kathakar' } as never,
  })

  expect(refused.status).toBe(400)
})
