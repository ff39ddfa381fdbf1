import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { openPlayApp } from '../../test/openTestApp.ts'
import {
  beginPlay,
  insertOrphanedAction,
  newestOf,
  type Play,
  snapshotOf,
  TO_BEACON,
} from '../../test/play.ts'
import { sweepActions } from './turn/claim/failAction.ts'

const app = await openPlayApp()

const mapOf = (play: Play) => app.ask('listTurns', play.on())

const move = (play: Play, turn_id: string, after: string) =>
  app.call('moveHead', { ...play.on(), body: { turn_id, after } })

async function twoWays() {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const beacon = (await play.walk(...TO_BEACON)).at(-1)!
  const back = (await move(play, start, beacon.turn_id)).answer()
  const island = await play.choose('Cross the river with the ferryman')
  return { play, start, beacon, back, island }
}

test('shows every played path, the current place, and the endings', async () => {
  const { play, start, beacon, island } = await twoWays()

  const { turns, is_whole } = await mapOf(play)

  expect(is_whole).toBe(true)
  expect(turns).toHaveLength(5)
  expect(turns[0]).toMatchObject({ id: start, parent_id: null, number: 0, scene: 'The Ferry' })
  expect(turns.filter(({ parent_id }) => parent_id === start)).toHaveLength(2)
  expect(turns.filter(({ is_here }) => is_here)).toMatchObject([
    { id: island.turn_id, done: 'Cross the river with the ferryman', is_ending: false },
  ])
  expect(turns.filter(({ is_ending }) => is_ending)).toMatchObject([
    { id: beacon.turn_id, scene: 'The Beacon' },
  ])
})

test('cuts a long line of the map between two characters, never within one', async () => {
  const before = 'Hum an old tune '.padEnd(79, 'about a river ')
  const family = '👩‍👩‍👧'
  const text = `${before}${family} and a lamp`
  const bank = { text: 'The bank.', choices: [{ text, target: 'sea' }] }
  const sea = { text: 'The sea.', choices: [] }
  const structure = { start_node: 'bank', nodes: { bank, sea } }
  const play = await beginPlay(app, { structure })
  await play.choose(text)

  const { turns } = await mapOf(play)

  expect(turns.at(-1)?.done).toBe(`${before}${family}…`)
})

test('restores everything after a move to another path, except spent credits', async () => {
  const { play, beacon, island } = await twoWays()
  const { credits } = await play.wallet()

  const moved = (await move(play, beacon.turn_id, island.turn_id)).answer()

  expect(snapshotOf(moved)).toEqual(snapshotOf(beacon))
  expect(moved).toMatchObject({ is_completed: true, ending: { title: 'The Beacon' } })
  expect(await play.look()).toMatchObject({ is_completed: true, credits })
  expect((await play.wallet()).xp).toBe(beacon.current_xp)
})

test('returns step by step to the starting point by redo', async () => {
  const { play, beacon, back } = await twoWays()
  const start = back.turn_id
  const head = newestOf(await play.look()).turn_id
  const again = (await move(play, beacon.turn_id, head)).answer()
  const undone = (await move(play, start, again.turn_id)).answer()

  const scenes = []
  let now = undone
  while (now.redo_turn_id) {
    now = (await move(play, now.redo_turn_id, now.turn_id)).answer()
    scenes.push(now.session_data.scenes.find(({ is_current }) => is_current)?.title)
  }

  expect(back.redo_turn_id).toBe(undone.redo_turn_id)
  expect(scenes).toEqual(['The Bank', 'The Watchtower', 'The Beacon'])
})

test.each([
  ['a hint', 'what can I do here?', 'hint'],
  ['words that are declined', 'I want to kill myself tonight', 'declined'],
] as const)('permits redo after %s', async (_what, user_action, said) => {
  const play = await beginPlay(app)
  const bank = await play.choose('Follow the bank upstream')
  await play.undo()

  const answer = await play.say(user_action)

  expect(answer[said]).toBeDefined()
  expect(answer.redo_turn_id).toBe(bank.turn_id)
})

test('ends the redo after a new turn', async () => {
  const { play, start, island } = await twoWays()

  const standing = await play.look()
  const undone = await play.undo()

  expect(standing.redo_turn_id).toBeUndefined()
  expect([undone.turn_id, undone.redo_turn_id]).toEqual([start, island.turn_id])
  expect((await play.look()).redo_turn_id).toBe(island.turn_id)
})

test('moves once if the request is repeated, and moves nothing from an outdated view', async () => {
  const { play, start, beacon, island } = await twoWays()

  const both = await Promise.all([1, 2].map(() => move(play, beacon.turn_id, island.turn_id)))
  const late = await move(play, start, island.turn_id)

  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(late.refusal().code).toBe('session_moved')
  expect(newestOf(await play.look()).turn_id).toBe(beacon.turn_id)
})

test('refuses to move during an action, or to a turn of another session', async () => {
  const { play, start, island } = await twoWays()
  const other = await beginPlay(app, {}, play.player)
  const foreign = await move(play, newestOf(other.session).turn_id, island.turn_id)
  await insertOrphanedAction(play, 60_000)

  const beside = await move(play, start, island.turn_id)
  const same = await play.act({ action_type: 'undo' })

  expect(foreign.refusal().code).toBe('not_found')
  expect([beside.refusal().code, same.refusal().code]).toEqual(['action_running', 'action_running'])
  await sweepActions(app.ports, 'all')
})

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

test('returns from an ending to the last fork by one undo, past passages with only one path', async () => {
  const play = await beginPlay(app, { structure: PASSAGE })
  await play.walk('Take the left door', 'Go through')

  const back = await play.acted(TO_FORK)

  expect(back.turn_id).toBe(newestOf(play.session).turn_id)
  expect(back.choices).toEqual(['Take the left door', 'Take the right door'])
})

test('offers no undo to a fork in a story without a fork', async () => {
  const { hall: _hall, ...nodes } = PASSAGE.nodes
  const play = await beginPlay(app, { structure: { start_node: 'passage', nodes } })
  await play.walk('Go through')

  const refused = await play.act(TO_FORK)

  expect(refused.refusal().code).toBe('nothing_to_undo')
  expect((await play.look()).is_completed).toBe(true)
})

test('keeps an undone ending as found, and its branch can still be read', async () => {
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

test('counts a session as finished once, even with several endings', async () => {
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
