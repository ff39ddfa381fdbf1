import { expect, test } from 'vitest'

import { readSeed } from '../../../seed/readSeed.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay } from '../../../test/play.ts'

const app = await openTestApp()

const { stories } = readSeed()

/** The lines of the state that a play of Dead Letters of Devthala remembers after these choices. */
async function rememberedAfter(...choices: readonly string[]) {
  const story = stories.find(({ slug }) => slug === 'dead-letters-of-devthala')
  if (story === undefined) throw new Error('Dead Letters of Devthala does not ship any more')
  const play = await beginPlay(app, { structure: story.story_structure, initial_xp: 100 })
  for (const selected_choice of choices) {
    await acted(app, play, { action_type: 'continue', selected_choice })
  }
  const { access_token: token } = play.player
  const answer = await app.call('getMemory', { token, params: { session_id: play.session.id } })
  return new Map(answer.answer().state.map((line) => [line.label, line]))
}

const FIRST_NIGHT = ['Open the ledger your predecessor left behind', 'Fall asleep over it']
const SECOND_EVENING = [
  ...FIRST_NIGHT,
  'Get up, and open the door',
  'Ask her how one unfreezes a drawer',
  'Take the bag, and go up the lane to the walnut tree',
  'Shout at him to come down, he’ll break his neck',
  'Ask straight out what is in the tin',
  'Reach into the pigeonhole that has no number',
]
const WEDDING = [
  ...SECOND_EVENING,
  'Hold one letter over the steam of the kettle',
  'Leave the tenth where it lies, until you dare',
  'Climb the pole yourself',
  'Cut your own beside them',
  'Tell him that the road there is shut, this winter',
  'Ask her where the song comes from',
]
const DANCED = 'You danced at the wedding'
const EVENINGS = 'Your evenings at the post office'

test('who stayed at the key reads nothing of a dance', async () => {
  const stayed = await rememberedAfter(...WEDDING, 'Stay at the key, in case he changes his mind')
  const danced = await rememberedAfter(...WEDDING, 'Dance')

  expect(stayed.has(DANCED)).toBe(false)
  expect(danced.get(DANCED)).toMatchObject({ kind: 'flag', value: true })
})

test('who fell asleep over the ledger has asked nobody where she was', async () => {
  const asleep = await rememberedAfter(...FIRST_NIGHT)

  expect(asleep.has('You asked where she was in the night')).toBe(false)
})

test('the evenings are counted from the first one that is spent', async () => {
  const first = await rememberedAfter(...FIRST_NIGHT)
  const second = await rememberedAfter(...SECOND_EVENING)

  expect(first.get(EVENINGS)).toMatchObject({ kind: 'number', value: 1 })
  expect(second.get(EVENINGS)).toMatchObject({ kind: 'number', value: 2 })
  expect((await rememberedAfter()).has(EVENINGS)).toBe(false)
})
