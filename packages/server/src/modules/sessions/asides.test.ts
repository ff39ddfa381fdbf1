import { randomUUID } from 'node:crypto'

import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { readEvents } from '../../test/eventStream.ts'
import { insertStory } from '../../test/factories.ts'
import { openPlayApp } from '../../test/openTestApp.ts'
import { AT_BANK, AT_FERRY, beginPlay, pick, type Play, say } from '../../test/play.ts'

const app = await openPlayApp()

const idsIn = (table: 'turns' | 'play_actions', { session }: Play) =>
  app.db.selectFrom(table).select('id').where('session_id', '=', session.id).execute()
const keptOf = async (play: Play) => ({
  turns: await idsIn('turns', play),
  actions: await idsIn('play_actions', play),
  wallet: await play.wallet(),
})

test.for([
  ['help', 'what can I do here?', {}],
  ['who', 'who am I?', { role: 'You carry the last lamp.' }],
  ['unclear', '🐍🐍🐍', {}],
] as const)(
  'answers input outside of the story with a free hint on %s',
  async ([topic, words, more]) => {
    const play = await beginPlay(app, { story_prompt: 'You carry the last lamp.', initial_xp: 0 })
    const before = await keptOf(play)

    const answer = await play.say(words)

    expect(answer).toMatchObject({
      hint: { topic, detail: expect.stringMatching(/\.$/u) as string, ...more },
      narrative: null,
      choices: AT_FERRY,
      credits_consumed: 0,
      xp_gained: 0,
      session_data: play.session.session_data,
    })
    const { turns, wallet } = await keptOf(play)
    expect({ turns, wallet }).toEqual({ turns: before.turns, wallet: before.wallet })
  },
)

test('asks a free question about ambiguous words, and accepts the answer', async () => {
  const play = await beginPlay(app)
  const before = await keptOf(play)

  const answer = await play.say('the river or the bank')
  const after = await keptOf(play)
  const taken = await play.acted(pick(answer.asked?.[0] ?? ''))

  expect(answer.asked?.toSorted()).toEqual(AT_FERRY)
  expect(answer).toMatchObject({ narrative: null, session_data: play.session.session_data })
  expect({ ...after, actions: before.actions }).toEqual(before)
  expect(taken.asked).toBeUndefined()
  expect(taken.choices).not.toEqual(AT_FERRY)
})

test.for([
  ['asks back', 'the river or the bank'],
  ['helps', 'what can I do here?'],
  ['says who the player is', 'who am I?'],
] as const)(
  'stores an answer that %s with its key, even if the story continues elsewhere',
  async ([, words]) => {
    const play = await beginPlay(app, { story_prompt: 'You carry the last lamp.' })
    const first = await play.act(say(words), { key: 'once' })
    await play.acted(pick('Cross the river with the ferryman'))
    const before = await keptOf(play)
    await app.db.updateTable('stories').set({ story_prompt: 'You carry nothing.' }).execute()

    const again = await play.act(say(words), { key: 'once' })
    const other = await play.act(say('I hum an old tune'), { key: 'once' })
    const followed = await app.ask('followAction', play.on({ key: 'once' }))

    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect([other.status, other.refusal().code]).toEqual([409, 'key_reused'])
    expect(followed).toEqual(first.answer())
    expect(await keptOf(play)).toEqual(before)
  },
)

test('gives twenty concurrent requests with the same question the same answer, saved once', async () => {
  const play = await beginPlay(app)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => play.act(say('the river or the bank'), { key: 'once' })),
  )

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.answer().asked).toHaveLength(2)
  expect((await keptOf(play)).actions).toHaveLength(1)
})

test('sends a hint as the only event of a stream', async () => {
  const play = await beginPlay(app)

  const told = await play.stream({ ...say('help'), selected_model: 'kathakar' })

  expect(readEvents(told)).toMatchObject([{ event: 'result', data: { hint: { topic: 'help' } } }])
})

const ending = (text: string) => ({ text, choices: [] })

const NORTH: StoryStructure = {
  start_node: 'yard',
  nodes: {
    yard: {
      text: 'A yard. Two doors stand open.',
      choices: [
        { text: 'Go in by the red door', target: 'red' },
        { text: 'Go in by the blue door', target: 'blue' },
        { text: 'Sit down on the well', target: 'well' },
      ],
    },
    red: ending('Everything is red.'),
    blue: ending('Everything is blue.'),
    well: ending('The stone is cold.'),
  },
}
const DOORS = ['Go in by the red door', 'Go in by the blue door']
const BLUE = 'Everything is blue.'

async function askedAtDoors() {
  const play = await beginPlay(app, { structure: NORTH })
  const { asked } = await play.say('the red door or the blue door')
  expect(asked).toEqual(DOORS)
  return play
}

test('asks once by number after an ambiguous yes, and keeps the question open until its answer', async () => {
  const play = await askedAtDoors()

  const which = await play.say('yes')
  const third = await play.say('haan')
  const fourth = await play.say('yes')
  await play.say('help')
  const taken = await play.say('2')

  expect(which).toMatchObject({ asked: DOORS, hint: { topic: 'which' } })
  for (const answer of [third, fourth]) {
    expect(answer).not.toHaveProperty('asked')
    expect(answer.hint?.topic).toBe('help')
  }
  expect(taken.narrative).toBe(BLUE)
  expect(taken.session_data.narrative_history.at(-1)).toMatchObject({
    user_input: '2',
    selected_choice: 'Go in by the blue door',
  })
})

test('ends the questions after a second no', async () => {
  const play = await askedAtDoors()
  const asked: unknown[] = []
  for (const _ of [1, 2, 3, 4]) asked.push((await play.say('no')).asked)
  expect(asked).toEqual([['Sit down on the well'], undefined, undefined, undefined])
})

test.for([
  ['a choice', { action_type: 'continue', selected_choice: 'Call across the water' }],
  ['going on', { action_type: 'continue' }],
  ['a closer look', { action_type: 'immerse' }],
  ['undo', { action_type: 'undo' }],
] as const)('drops the question after %s', async ([, action]) => {
  const play = await beginPlay(app)
  await play.say('follow the bank upstream')
  const { asked } = await play.say('call across the water or climb the tower')
  expect(asked).toHaveLength(2)
  await play.acted(action)
  if (action.action_type === 'undo') await play.say('follow the bank upstream')

  const answer = await play.say('neither')

  expect(answer).not.toHaveProperty('asked')
})

test('returns the question in the state of a test play', async () => {
  const { access_token: token } = await app.register()
  const play = async (state: unknown, user_action: string | null) => {
    const action = user_action === null ? null : say(user_action)
    const body = { story_structure: NORTH, state, action } as never
    return app.ask('testPlay', { token, body })
  }
  const begun = await play(null, null)

  const asked = await play(begun.state, 'the red door or the blue door')
  const which = await play(asked.state, 'yes')
  const taken = await play(which.state, 'the second one')

  expect(asked.asked).toEqual(DOORS)
  expect(which).toMatchObject({ asked: DOORS, hint: { topic: 'which' } })
  expect(taken.narrative).toContain(BLUE)
  expect(taken.state).not.toHaveProperty('asked')
})

test('keeps the question open in the demo of a story until its answer', async () => {
  await insertStory(app.db, { is_featured: true, structure: NORTH })
  const taste = (...words: string[]) =>
    app.ask('playDemo', { body: { actions: words.map((one) => say(one)) as never } })

  const asked = await taste('the red door or the blue door')
  const taken = await taste('the red door or the blue door', 'yes', '2')

  expect(asked).toMatchObject({ asked: DOORS, turns_left: 3 })
  expect(taken.narrative).toContain(BLUE)
})

test('asks about the second part of an input, or reports that it was not done', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()
  const both = say('follow the bank upstream, then climb the watchtower')

  const first = await play.acted(both, { key })
  const again = await play.acted(both, { key })
  const other = await beginPlay(app)
  const undone = await other.say('follow the bank upstream, then juggle three apples')

  expect(first).toMatchObject({ asked: ['Climb the watchtower'] })
  expect(again).toEqual(first)
  expect(undone).toMatchObject({ choices: AT_BANK, hint: { topic: 'second_wish' } })
})
