import type { StoryStructure } from '@kathasagar/story'
import { afterEach, expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { beginPlay, expectSoundLedger, newestOf, TO_BEACON } from '../../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const TO_FORK = { action_type: 'undo', to: 'fork', selected_model: 'tenali' } as const

const PASSAGE: StoryStructure = {
  start_node: 'hall',
  nodes: {
    hall: {
      text: 'Two doors.',
      choices: [
        { text: 'Take the left door', target: 'passage' },
        { text: 'Take the right door', target: 'garden' },
      ],
    },
    passage: { text: 'It is narrow here.', choices: [{ text: 'Go through', target: 'well' }] },
    well: { text: 'You have come to the well.', choices: [] },
    garden: { text: 'You have come to the garden.', choices: [] },
  },
}

test('one undo returns from an ending to the last fork, for free, with the XP of that turn', async () => {
  const play = await beginPlay(app)
  const [, tower, beacon] = await play.walk(...TO_BEACON)
  const { credits } = await play.wallet()

  const back = await play.acted(TO_FORK)

  expect(beacon?.ending?.title).toBe('The Beacon')
  expect(back).toMatchObject({
    action_type: 'undo',
    turn_id: tower?.turn_id,
    narrative: null,
    choices: ['Light the beacon', 'Climb down to the reeds'],
    current_xp: tower?.current_xp,
    credits_consumed: 0,
    is_completed: false,
    ending: null,
  })
  expect(await play.wallet()).toEqual({ xp: tower?.current_xp, credits })
})

test('undo skips a passage with only one path', async () => {
  const play = await beginPlay(app, { structure: PASSAGE })
  await play.walk('Take the left door', 'Go through')

  const back = await play.acted(TO_FORK)

  expect(back.turn_id).toBe(newestOf(play.session).turn_id)
  expect(back.choices).toEqual(['Take the left door', 'Take the right door'])
})

test('there is no undo to a fork from a story that goes on, or an ending already left', async () => {
  const play = await beginPlay(app)
  await play.walk(...TO_BEACON.slice(0, 2))
  const goesOn = await play.act(TO_FORK)
  await play.choose('Light the beacon')
  await play.acted(TO_FORK)

  for (const { status, refusal } of [goesOn, await play.act(TO_FORK)]) {
    expect([status, refusal().code]).toEqual([409, 'nothing_to_undo'])
  }
})

test('a story without a fork has no undo to a fork', async () => {
  const { hall, ...nodes } = PASSAGE.nodes
  const straight = { start_node: 'passage', nodes }
  const play = await beginPlay(app, { structure: straight })
  await play.walk('Go through')

  const refused = await play.act(TO_FORK)

  expect(hall).toBeDefined()
  expect(refused.refusal().code).toBe('nothing_to_undo')
  expect((await play.look()).is_completed).toBe(true)
})

test('an undone ending stays found, and its branch can still be read', async () => {
  const play = await beginPlay(app, { structure: PASSAGE })
  const [, well] = await play.walk('Take the left door', 'Go through')
  await play.acted(TO_FORK)
  await play.choose('Take the right door')
  const { endings } = await play.ending()
  const before = well?.turn_id ?? ''
  const left = await app.ask('listHistory', { ...play.on(), query: { before } })

  expect(endings).toEqual([
    { number: 1, title: 'Well', is_here: false },
    { number: 2, title: 'Garden', is_here: true },
  ])
  expect(left.entries.at(-1)?.ai_response.narrative).toContain('narrow')
})

test('a session counts as finished once, for any number of endings', async () => {
  const play = await beginPlay(app, { structure: PASSAGE })
  const token = play.player.access_token
  const params = { story_id: play.storyId }
  await play.walk('Take the left door', 'Go through')
  await play.acted(TO_FORK)

  const atFork = await app.call('rateStory', { token, params, body: { stars: 4 } })
  await play.choose('Take the right door')
  const story = await app.ask('getStory', { token, params })

  expect(atFork.status).toBe(200)
  expect(story.stats.completion_rate).toBe(100)
})
