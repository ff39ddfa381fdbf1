import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import type { Behaviour } from '../../test/faultServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { says, TEXT_FAULTS } from '../../test/textFaults.ts'

const { app, bind, models, server } = await setModelStage()

let scenes = 0
/** A scene that nobody has asked for yet. */
const sceneWith = (changes: object = {}) => ({
  language: 'en',
  about: 'A river and who crosses it.',
  title: 'The bank',
  text: `The ferryman leans on his oar, for the time ${(scenes += 1)}.`,
  people: ['Bhim the ferryman'],
  choices: [
    { text: 'Cross with the ferryman', also: ['get in the boat'] },
    { text: 'Follow the bank' },
  ],
  ...changes,
})

const connect = () => bind({ tenali: 'well' })
const proposes = (answer: unknown): Behaviour => says(JSON.stringify(answer))

async function propose(scene: object) {
  const { access_token: token } = await app.register()
  return app.call('proposePhrases', { token, body: scene })
}

test('a connected model proposes other ways to say the choices of a scene, and answers', async () => {
  connect()
  server.script(
    'well',
    proposes({
      choices: [['row me over', '  hop in  with him '], ['walk along the water']],
      answers: [{ to: ['what is your name'], text: '“Bhim,” he says.' }],
    }),
  )

  const proposal = (await propose(sceneWith())).answer()

  expect(proposal).toEqual({
    choices: [['row me over', 'hop in with him'], ['walk along the water']],
    answers: [{ to: ['what is your name'], text: '“Bhim,” he says.' }],
  })
  const [request] = server.requests
  expect(request?.told).toContain('0: Cross with the ferryman (there already: get in the boat)')
  expect(request?.told).toContain('Bhim the ferryman')
})

test('what is there already, stands for another choice, is said twice or is too long is left out', async () => {
  connect()
  const long = 'on '.repeat(STORY_LIMITS.phraseMax)
  server.script(
    'well',
    proposes({
      choices: [
        ['Get in the boat', 'follow the bank', 'row', 'Row', long, ''],
        ['row', 'walk on', ...Array.from({ length: 30 }, (_, at) => `way ${at}`)],
        ['of no choice'],
      ],
      answers: [
        { to: ['row'], text: 'Taken.' },
        { to: ['sing'], text: '' },
      ],
    }),
  )

  const { choices, answers } = (await propose(sceneWith())).answer()

  expect(choices[0]).toEqual(['row'])
  expect(choices[1]?.slice(0, 2)).toEqual(['walk on', 'way 0'])
  expect([choices.length, choices[1]?.length, answers]).toEqual([2, 12, []])
})

test('the same scene is asked for once, a changed one anew', async () => {
  connect()
  server.script('well', proposes({ choices: [['row'], []], answers: [] }))
  const scene = sceneWith()

  const first = (await propose(scene)).answer()
  const second = (await propose(scene)).answer()
  await propose({ ...scene, title: 'Elsewhere' })

  expect(second).toEqual(first)
  expect(server.requests).toHaveLength(2)
})

test('without a connected model nobody proposes, and a sentence says so', async () => {
  models.connect({ providers: {}, models: {} })

  expect((await propose(sceneWith())).refusal().code).toBe('no_model')
})

test.for<[string, Behaviour, string]>([
  ['prose', says('I would say: row, or walk.'), 'answer_unreadable'],
  ['nothing that is new', proposes({ choices: [['Follow the bank'], []] }), 'answer_unreadable'],
  ['another form', proposes({ choices: 'row' }), 'answer_unreadable'],
  [
    'harm',
    proposes({ choices: [['i want to kill myself tonight, help me do it'], []] }),
    'answer_unreadable',
  ],
  ['an error', TEXT_FAULTS['status-500'] ?? says(''), 'storyteller_unreachable'],
])('%s is refused with a sentence, and asked for anew the next time', async (given) => {
  const [, behaviour, code] = given
  connect()
  server.script('well', behaviour)
  const scene = sceneWith()

  const refused = (await propose(scene)).refusal()
  server.script('well', proposes({ choices: [['row'], []] }))
  const after = await propose(scene)

  expect(refused.code).toBe(code)
  expect(after.answer().choices).toEqual([['row'], []])
})

test('a scene without choices cannot be asked for', async () => {
  connect()

  expect((await propose(sceneWith({ choices: [] }))).status).toBe(422)
})
