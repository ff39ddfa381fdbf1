import { randomUUID } from 'node:crypto'

import type { ActionRequest } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { steepWall, teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeStory, insertStory } from '../../test/factories.ts'
import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay } from '../../test/play.ts'

const app = await openPlayApp()

const CLIMB = 'Climb the wall'
const SLIPPED = 'Your hand slips, and you sit in the nettles again.'
const take = (selected_choice: string) => ({ action_type: 'continue', selected_choice }) as const

const configOf = (rules: object) => JSON.stringify({ commands: {}, ...rules })
const beginWall = (rules: object = {}, player?: Player) => {
  const story = { structure: steepWall, initial_xp: 100, game_config: configOf(rules) }
  return beginPlay(app, story, player)
}
const health = (value: number, most = 100) => ({ label: 'Your strength', value, most })

test('shows chances, health, and items by the author’s newest rules', async () => {
  const play = await beginWall({ health_max: 40, skill_check_difficulty: 'hard' })

  expect(play.session.session_data).toMatchObject({
    choices: [CLIMB, 'Take the rope', 'Take the lamp'],
    chances: [{ text: CLIMB, chance: 25 }],
    meters: { health: [health(40, 40)], carried: { things: [], slots: 8 } },
  })
  const rules = { health_max: 30, skill_check_difficulty: 'easy', inventory_slots: 1 }
  await changeStory(app.db, play.storyId, { game_config: configOf(rules) })
  const later = await play.acted(take('Take the rope'))

  expect(later.session_data).toMatchObject({
    chances: [{ chance: 75 }],
    meters: { health: [health(30, 30)], carried: { things: ['a rope'], slots: 1 } },
  })
  expect((await play.look()).session_data).toMatchObject({ meters: { health: [health(30, 30)] } })
})

test('closes a choice that takes an item while there is no room for it', async () => {
  const play = await beginWall({ inventory_slots: 1 })
  const { session_data } = await play.acted(take('Take the rope'))

  expect(session_data).toMatchObject({
    choices: [CLIMB],
    locked: [{ text: 'Take the lamp', reason: '', is_full: true }],
  })
  const said = await play.say('take the lamp')
  expect(said.narrative).toContain('You cannot carry any more.')
  expect(said.session_data.meters?.carried).toEqual({ things: ['a rope'], slots: 1 })
})

test('shows the reason for a closed choice, and refuses it without a charge', async () => {
  const door = { text: 'Go through the door at the back', reason: 'Jamuna stands before it.' }
  const play = await beginPlay(app, { structure: teaStall, initial_xp: 100 })
  const { access_token: token } = play.player
  const body = { story_structure: teaStall } as never
  const { state } = await app.ask('testPlay', { token, body })
  const tried = { story_structure: teaStall, state, action: take(door.text) } as never

  const refused = await play.act(take(door.text))
  const refusedTest = await app.call('testPlay', { token, body: tried })

  expect(play.session.session_data).toMatchObject({
    choices: ['Take the tea she offers', 'Walk on over the pass'],
    locked: [door],
  })
  const detail = 'That choice is locked for now. You were not charged.'
  expect(refused.status).toBe(400)
  expect(refused.refusal()).toMatchObject({ code: 'choice_locked', detail })
  expect(await play.look()).toEqual(play.session)
  expect(refusedTest.refusal().code).toBe('choice_locked')
})

test('applies the author’s text and effects after a failed attempt', async () => {
  const player = await app.register()
  const climb = async () => (await beginWall({}, player)).acted(take(CLIMB))
  let tried = await climb()
  while (tried.ending !== null) tried = await climb()

  // The text of the scene follows, because it is shown in another variation.
  expect(tried.narrative).toBe(`${SLIPPED}\n\nA wall, twice your height.`)
  expect(tried.session_data.meters?.health).toEqual([health(75)])
})

test('shows chance and meters in the test play and the demo', async () => {
  const { access_token: token } = await app.register()
  await app.db.updateTable('stories').set({ is_featured: false }).execute()
  await insertStory(app.db, { structure: steepWall, initial_xp: 100, is_featured: true })

  const body = { story_structure: steepWall, game_config: { health_max: 60 } } as never
  const tried = await app.ask('testPlay', { token, body })
  const demo = await app.ask('playDemo', { body: { actions: [] } })

  expect(tried).toMatchObject({
    chances: [{ text: CLIMB, chance: 50 }],
    meters: { health: [health(60, 60)] },
  })
  expect(demo).toMatchObject({
    chances: [{ text: CLIMB, chance: 50 }],
    meters: { health: [health(100)] },
  })
})

test('continues a test play with its state, including attempts', async () => {
  const { access_token: token } = await app.register()
  const ask = (more: object) =>
    app.ask('testPlay', { token, body: { story_structure: steepWall, ...more } as never })

  let now = await ask({})
  for (let turn = 0; turn < 3 && now.ending === null; turn += 1) {
    now = await ask({ state: now.state, action: take(CLIMB) })
  }

  expect(now.state.world?.chance?.drawn).toMatchObject({ 'check:wall#0': now.state.turn })
})

const gate: StoryStructure = {
  start_node: 'desk',
  state: { name: { typed: 20, start: 'stranger', label: 'Your name' }, word: { typed: 12 } },
  nodes: {
    desk: {
      text: 'A desk, a clerk.',
      asks: [
        { variable: 'name', label: 'Who are you?' },
        { variable: 'word', label: 'The word' },
      ],
      choices: [{ text: 'Hand it over', target: 'gate' }],
    },
    gate: {
      text: '“{=name},” reads the clerk. {word == "lamp": The gate opens. | The gate stays shut.}',
      choices: [
        { text: 'Go through', target: 'garden', if: 'word == "lamp"' },
        { text: 'Write it again', target: 'desk' },
      ],
    },
    garden: { text: 'A garden, {=name}.', choices: [] },
  },
}

const ASKS = [
  { variable: 'name', label: 'Who are you?', value: 'stranger', most: 20 },
  { variable: 'word', label: 'The word', value: '', most: 12 },
]
const beginGate = () => beginPlay(app, { structure: gate, initial_xp: 100 })
const hand = (typed?: Record<string, string>): ActionRequest => ({
  action_type: 'continue',
  selected_choice: 'Hand it over',
  ...(typed && { typed }),
})

test('asks for input in a scene, shows and compares it, and remembers it from the next turn', async () => {
  const play = await beginGate()

  const answer = await play.acted(hand({ name: 'Mira', word: 'lamp' }))

  expect(play.session.session_data.asks).toEqual(ASKS)
  expect(answer.narrative).toContain('“Mira,” reads the clerk. The gate opens.')
  expect(answer.session_data.choices).toEqual(['Go through', 'Write it again'])
  expect(answer.session_data.asks).toBeUndefined()
  expect((await play.memory()).state).toMatchObject([
    { label: 'Your name', value: 'Mira', turn: 1 },
  ])
})

test('ignores text for unknown fields and for too many fields', async () => {
  const play = await beginGate()

  for (const name of ['x'.repeat(121), 5 as never, 'a\u0000b']) {
    expect((await play.act(hand({ name }))).status).toBe(400)
  }
  expect((await play.act(hand({ ['__proto__']: 'x' }))).status).toBe(400)
  expect(await play.look()).toEqual(play.session)
  const odd = await play.acted(hand({ trust: '9', constructor: 'x' }))
  expect(odd.narrative).toContain('“stranger,” reads the clerk.')
})

test('declines harmful input in a field like that of an action, and does not store it', async () => {
  const play = await beginGate()

  const answer = await play.acted(hand({ name: 'I want to kill myself' }))

  expect(answer.declined?.kind).toBe('self_harm')
  expect(await play.look()).toEqual(play.session)
})

test('treats the same fields in another order as the same request', async () => {
  const play = await beginGate()
  const key = randomUUID()
  const first = await play.act(hand({ name: 'Mira', word: 'lamp' }), { key })

  const again = await play.act(hand({ word: 'lamp', name: 'Mira' }), { key })
  const other = await play.act(hand({ word: 'Mira', name: 'lamp' }), { key })

  expect(first.status).toBe(200)
  expect(again.text).toBe(first.text)
  expect([other.status, other.refusal().code]).toEqual([409, 'key_reused'])
})

test('asks for input and shows it in the test play and the demo', async () => {
  const { access_token: token } = await app.register()
  const tested = (more: object) =>
    app.ask('testPlay', { token, body: { story_structure: gate, ...more } as never })
  await app.db.updateTable('stories').set({ is_featured: false }).execute()
  await insertStory(app.db, { structure: gate, initial_xp: 100, is_featured: true })
  const taste = (...actions: unknown[]) => app.ask('playDemo', { body: { actions } as never })
  const action = hand({ name: 'Mira' })

  const begun = await tested({})
  const told = [await tested({ state: begun.state, action }), await taste(action)]

  expect([begun.asks, (await taste()).asks]).toEqual([ASKS, ASKS])
  for (const { narrative } of told) expect(narrative).toContain('“Mira,” reads the clerk.')
})
