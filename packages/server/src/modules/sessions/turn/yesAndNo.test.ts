import { randomUUID } from 'node:crypto'

import type { StoryStructure } from '@kathasagar/story'
import { afterEach, expect, test } from 'vitest'

import { insertStory } from '../../../test/factories.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import { AT_BANK, AT_FERRY, beginPlay, expectSoundLedger, say } from '../../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const ending = (text: string) => ({ text, choices: [] })

const begin = (structure?: StoryStructure) => beginPlay(app, structure ? { structure } : {})

test('without an open question, "ok" is only acknowledged', async () => {
  const answer = await (await begin()).say('ok')

  expect(answer.hint).toMatchObject({ topic: 'thanks' })
})

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
  const play = await begin(NORTH)
  const { asked } = await play.say('the red door or the blue door')
  expect(asked).toEqual(DOORS)
  return play
}

test('an ambiguous yes is asked by number once, and not repeated', async () => {
  const play = await askedAtDoors()

  const which = await play.say('yes')
  const third = await play.say('haan')
  const fourth = await play.say('yes')
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

test('a no is not answered in a circle', async () => {
  const play = await askedAtDoors()
  const asked: unknown[] = []
  for (const _ of [1, 2, 3, 4]) asked.push((await play.say('no')).asked)
  expect(asked).toEqual([['Sit down on the well'], undefined, undefined, undefined])
})

test('a remark about the game leaves the question open', async () => {
  const play = await askedAtDoors()

  await play.say('help')
  const answer = await play.say('the second one')

  expect(answer.narrative).toContain(BLUE)
})

test.for([
  ['a choice', { action_type: 'continue', selected_choice: 'Call across the water' }],
  ['going on', { action_type: 'continue' }],
  ['a closer look', { action_type: 'immerse' }],
  ['undo', { action_type: 'undo' }],
] as const)('%s drops the question', async ([, action]) => {
  const play = await begin()
  await play.say('follow the bank upstream')
  const { asked } = await play.say('call across the water or climb the tower')
  expect(asked).toHaveLength(2)
  await play.acted(action)
  if (action.action_type === 'undo') await play.say('follow the bank upstream')

  const answer = await play.say('neither')

  expect(answer).not.toHaveProperty('asked')
})

test('a question field of an older client is ignored', async () => {
  const play = await begin()
  const sent = { ...say('yes'), asked: ['Follow the bank upstream'] }

  const answer = await play.acted(sent)

  expect(answer.asked).toEqual(AT_FERRY)
})

test('in a test play the returned state contains the question', async () => {
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

test('in the demo of a story the question stays open until its answer', async () => {
  await insertStory(app.db, { is_featured: true, structure: NORTH })
  const taste = (...words: string[]) =>
    app.ask('playDemo', { body: { actions: words.map((one) => say(one)) as never } })

  const asked = await taste('the red door or the blue door')
  const taken = await taste('the red door or the blue door', 'yes', '2')

  expect(asked).toMatchObject({ asked: DOORS, turns_left: 3 })
  expect(taken.narrative).toContain(BLUE)
})

test('a repeated click gets the same question', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()
  const both = say('follow the bank upstream, then climb the watchtower')

  const first = await play.acted(both, { key })
  const again = await play.acted(both, { key })

  expect(first).toMatchObject({ asked: ['Climb the watchtower'] })
  expect(again).toEqual(first)
})

test('a second request without a match in the new scene is reported as not done', async () => {
  const play = await beginPlay(app)

  const answer = await play.say('follow the bank upstream, then juggle three apples')

  expect(answer.choices).toEqual(AT_BANK)
  expect(answer.narrative).toBeTruthy()
  expect(answer).not.toHaveProperty('asked')
  expect(answer.hint).toMatchObject({ topic: 'second_wish' })
})
