import { expect, test } from 'vitest'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../hearing/lore.ts'
import { beginStory } from './apply.ts'
import { isAside } from './aside.ts'
import { interpret } from './interpret.ts'
import { playTurn, rulesOf } from './playTurn.ts'
import type { Ruling } from '../ruling/ruling.ts'
import { wantedNext } from './wantedNext.ts'

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
  const judged = interpret({
    graph,
    state: before,
    action: action(text),
    lore: NO_LORE,
  })
  const ruling = given ?? (judged as Ruling)
  const turn = { action: action(text), before, state: stateAt(node), ruling }
  return wantedNext({ graph, lore: NO_LORE }, turn)
}

test('a second wish is asked for where the first has led', () => {
  expect(after('follow the footprints and then ring the bell', 'roof')).toEqual({
    asked: ['Ring the bell'],
  })
})

test('no second wish is looked for in words at length', () => {
  const text = `follow the footprints and then ring the bell${' as the old people do'.repeat(20)}`

  expect(after(text, 'roof', LED)).toEqual({})
})

test('of two things joined by "and" the first is done and the second asked for where it leads', () => {
  expect(after('follow the footprints and ring the bell', 'roof')).toEqual({
    asked: ['Ring the bell'],
  })
})

test('a second thing that stood beside the first is said to be left undone', () => {
  const text = 'follow the footprints and jump into the well'
  const lore = NO_LORE
  expect(interpret({ graph, state: before, action: action(text), lore })).toEqual(LED)
  expect(after(text, 'roof')).toEqual({ hint: 'second_wish' })
})

test.for(['the bricks', 'the prints of feet', 'sigh'])(
  'one thing with "and %s" behind it leaves no second undone',
  (rest) => {
    expect(after(`follow the footprints and ${rest}`, 'roof', LED)).toEqual({})
  },
)

test('a second wish may be a place in the list', () => {
  expect(after('follow the footprints, then the second one', 'roof')).toEqual({
    asked: ['Climb down the rope'],
  })
})

test.for(['kiss the moon', 'go home', 'ask the crow'])(
  'a second wish that nothing there means is said to be left undone: %s',
  (rest) => {
    expect(after(`follow the footprints and then ${rest}`, 'roof')).toEqual({ hint: 'second_wish' })
  },
)

test.for(['nothing', 'some', 'I was tired', 'the night came'])(
  'one wish with "and then %s" behind it leaves no second undone',
  (rest) => {
    expect(after(`follow the footprints and then ${rest}`, 'roof')).toEqual({})
  },
)

test('where the first comes to nothing, the second is done, and neither asked for nor missed', () => {
  expect(after('hum at the wall and then follow the footprints', 'roof')).toEqual({})
})

test('where the first has an answer of the author’s, it is given, and the second is offered', () => {
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
  expect(wantedNext(place, turn)).toEqual({ asked: ['Follow the footprints'] })
})

test('where the first led nowhere, nothing is said of the second', () => {
  expect(after('sing a song and then kiss the moon', 'well', detour)).toEqual({})
})

test.each([
  ['one thing is wanted', 'follow the footprints', 'roof'],
  ['the story has ended', 'jump into the well and then ring the bell', 'end'],
])('nothing is said where %s', (_why, text, node) => {
  expect(after(text, node)).toEqual({})
})

test.each([
  ['another deed is done', 'lick the footprints', detour],
  ['no choice comes near', 'kiss the moon', detour],
  ['the choice itself was done', 'what about the footprints?', LED],
])('nothing is asked for where %s', (_why, text, ruling) => {
  expect(after(text, 'well', ruling)).toEqual({})
})
