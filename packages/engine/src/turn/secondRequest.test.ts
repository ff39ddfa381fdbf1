import { expect, test } from 'vitest'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../understanding/lore.ts'
import { beginStory } from './apply.ts'
import { isAside, type Ruling } from '../world/ruling.ts'
import { interpret } from './decide.ts'
import { playTurn, rulesOf } from './playTurn.ts'
import { findSecondRequest } from './secondRequest.ts'

const STORY: StoryStructure = {
  start_node: 'well',
  nodes: {
    well: {
      text: 'A well, and footprints.',
      choices: [
        { text: 'Follow the footprints', target: 'roof' },
        { text: 'Jump into the well', target: 'end' },
      ],
    },
    roof: {
      text: 'The roof. A bell hangs here.',
      choices: [
        { text: 'Ring the bell', target: 'end' },
        { text: 'Climb down the rope', target: 'end' },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}
const graph = openGraph(STORY)
const stateAt = (start: string) => beginStory({ ...graph, start }, { xp: 100, seed: 7 }).state
const before = stateAt('well')
const LED: Ruling = { kind: 'advance', choice: 0, target: 'roof', by: 'words' }
const detour: Ruling = { kind: 'detour', words: '', depth: 1, pressure: 'none', toward: 0 }
const action = (text: string) => ({ type: 'custom_action', text }) as const

function after(text: string, node: string, given?: Ruling) {
  const judged = interpret({ graph, state: before, action: action(text), lore: NO_LORE })
  const ruling = given ?? (judged as Ruling)
  const turn = { action: action(text), before, state: stateAt(node), ruling }
  return findSecondRequest({ graph, lore: NO_LORE }, turn)
}

test('the second request is asked about in the new scene', () => {
  expect(after('follow the footprints and then ring the bell', 'roof')).toEqual({
    asked: ['Ring the bell'],
  })
})

test('a long text is not searched for a second request', () => {
  const text = `follow the footprints and then ring the bell${' as the old people do'.repeat(20)}`

  expect(after(text, 'roof', LED)).toEqual({})
})

test('"and" joins two requests: the first is done, and the second is asked about', () => {
  expect(after('follow the footprints and ring the bell', 'roof')).toEqual({
    asked: ['Ring the bell'],
  })
})

test('a second act of the earlier scene is reported as not done', () => {
  const text = 'follow the footprints and jump into the well'
  const lore = NO_LORE
  expect(interpret({ graph, state: before, action: action(text), lore })).toEqual(LED)
  expect(after(text, 'roof')).toEqual({ hint: 'second_wish' })
})

test.for(['the bricks', 'the prints of feet', 'sigh'])('"and %s" is no second request', (rest) => {
  expect(after(`follow the footprints and ${rest}`, 'roof', LED)).toEqual({})
})

test('the second request may be the number of a choice', () => {
  expect(after('follow the footprints, then the second one', 'roof')).toEqual({
    asked: ['Climb down the rope'],
  })
})

test.for(['kiss the moon', 'go home', 'ask the crow'])(
  'a second request without a match is reported as not done: %s',
  (rest) => {
    expect(after(`follow the footprints and then ${rest}`, 'roof')).toEqual({ hint: 'second_wish' })
  },
)

test.for(['nothing', 'some', 'I was tired', 'the night came'])(
  '"and then %s" is no second request',
  (rest) => {
    expect(after(`follow the footprints and then ${rest}`, 'roof')).toEqual({})
  },
)

test('if the first request has no match, the second is done and not mentioned', () => {
  expect(after('hum at the wall and then follow the footprints', 'roof')).toEqual({})
})

test("if the first request has an author's answer, the second is asked about", () => {
  const living = openGraph({
    ...STORY,
    state: {},
    reactions: [{ to: ['sing a song', 'sing'], text: 'You sing, and the well sings back.' }],
  })
  const state = beginStory(living, { xp: 100, seed: 7 }).state
  const place = { graph: living, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
  const said = action('sing a song and then follow the footprints')
  const turn = playTurn(place, said, () => ({ choices: [] }))
  if ('code' in turn || isAside(turn)) throw new Error('No turn')

  expect(turn).toMatchObject({ ruling: { kind: 'reaction' }, state: { node: 'well' } })
  expect(findSecondRequest(place, turn)).toEqual({ asked: ['Follow the footprints'] })
})

test('if the first request stays in the scene, the second is not mentioned', () => {
  expect(after('sing a song and then kiss the moon', 'well', detour)).toEqual({})
})

test.each([
  ['one thing is wanted', 'follow the footprints', 'roof'],
  ['the story has ended', 'jump into the well and then ring the bell', 'end'],
])('there is no hint if %s', (_why, text, node) => {
  expect(after(text, node)).toEqual({})
})

test.each([
  ['another deed is done', 'lick the footprints', detour],
  ['no choice comes near', 'kiss the moon', detour],
  ['the choice itself was done', 'what about the footprints?', LED],
])('there is no question if %s', (_why, text, ruling) => {
  expect(after(text, 'well', ruling)).toEqual({})
})
