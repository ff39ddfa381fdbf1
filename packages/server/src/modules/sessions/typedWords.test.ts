import { randomUUID } from 'node:crypto'

import type { ActionRequest } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay } from '../../test/play.ts'

const app = await openPlayApp()

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
const begin = () => beginPlay(app, { structure: gate, initial_xp: 100 })
const hand = (typed?: Record<string, string>): ActionRequest => ({
  action_type: 'continue',
  selected_choice: 'Hand it over',
  ...(typed && { typed }),
})

test('a scene asks for input, which is shown, compared and remembered from the next turn', async () => {
  const play = await begin()

  const answer = await play.acted(hand({ name: 'Mira', word: 'lamp' }))

  expect(play.session.session_data.asks).toEqual(ASKS)
  expect(answer.narrative).toContain('“Mira,” reads the clerk. The gate opens.')
  expect(answer.session_data.choices).toEqual(['Go through', 'Write it again'])
  expect(answer.session_data.asks).toBeUndefined()
  expect((await play.memory()).state).toMatchObject([
    { label: 'Your name', value: 'Mira', turn: 1 },
  ])
})

test('text for unknown fields, or too many fields, changes nothing', async () => {
  const play = await begin()

  for (const name of ['x'.repeat(121), 5 as never, 'a\u0000b']) {
    expect((await play.act(hand({ name }))).status).toBe(400)
  }
  expect((await play.act(hand({ ['__proto__']: 'x' }))).status).toBe(400)
  expect(await play.look()).toEqual(play.session)
  const odd = await play.acted(hand({ trust: '9', constructor: 'x' }))
  expect(odd.narrative).toContain('“stranger,” reads the clerk.')
})

test('harmful input in a field is declined like that of an action, and not stored', async () => {
  const play = await begin()

  const answer = await play.acted(hand({ name: 'I want to kill myself' }))

  expect(answer.declined?.kind).toBe('self_harm')
  expect(await play.look()).toEqual(play.session)
})

test('the same fields in another order are the same request', async () => {
  const play = await begin()
  const key = randomUUID()
  const first = await play.act(hand({ name: 'Mira', word: 'lamp' }), { key })

  const again = await play.act(hand({ word: 'lamp', name: 'Mira' }), { key })
  const other = await play.act(hand({ word: 'Mira', name: 'lamp' }), { key })

  expect(first.status).toBe(200)
  expect(again.text).toBe(first.text)
  expect([other.status, other.refusal().code]).toEqual([409, 'key_reused'])
})

test('a test play and the demo ask for input and show it', async () => {
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
