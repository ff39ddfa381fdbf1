import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { NO_LORE } from '../understanding/lore.ts'
import { type Action, isAside } from '../world/ruling.ts'
import { plannedAction, seed, wellFormed } from '../testing/arbitraries.ts'
import { playThrough } from '../testing/playThrough.ts'
import { beginStory } from '../turn/apply.ts'
import { beginTurn, endTurn, rulesOf } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { PHRASES } from './phrases.ts'
import { narrate } from './narrate.ts'

const plan = fc.array(plannedAction, { maxLength: 25 })
const language = fc.constantFrom('en', 'hi', 'ta')
const walk = fc
  .tuple(wellFormed, plan, seed, language)
  .map(([structure, actions, seed, language]) => ({
    language,
    ...playThrough(structure, actions, { seed, xp: 200, language }),
  }))

const HOLES =
  /[{}#]|undefined|NaN|\[object| {2}| [,.;:!?।]|[,;:]{2}|(?<![.…])\.\.(?!\.)|।।|[!?]”[.।]|^\s|\s$/u

describe('over random stories, players and languages', () => {
  test("every paragraph is the author's text or a neutral sentence", () => {
    fc.assert(
      fc.property(walk, ({ graph, language, turns }) => {
        const { neutral, next } = PHRASES[language]
        const own = Object.values(neutral).flat()
        const scenes = graph.names.map((name) => graph.node(name))
        const written = JSON.stringify(scenes).toLowerCase()
        for (const { telling } of turns) {
          for (const part of `${telling.narrative}\n\n${telling.setup ?? ''}`.split('\n\n')) {
            const isOwn = own.includes(part) || part.startsWith(next.slice(0, 5))
            const bare = part.replace(/[.।]$/u, '').toLowerCase()
            expect(isOwn || written.includes(JSON.stringify(bare).slice(1, -1))).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('no answer has placeholders, doubled punctuation or extra spaces', () => {
    fc.assert(
      fc.property(walk, ({ opening, turns }) => {
        for (const { narrative, setup } of [opening, ...turns.map((turn) => turn.telling)]) {
          expect(narrative).not.toMatch(HOLES)
          expect(setup ?? 'none').not.toMatch(HOLES)
        }
      }),
      { numRuns: 300 },
    )
  })

  test("every entered scene shows the author's complete text", () => {
    fc.assert(
      fc.property(walk, ({ graph, opening, turns }) => {
        expect(opening.narrative).toContain(graph.node(graph.start).text)
        for (const { ruling, telling } of turns) {
          if (ruling.kind !== 'advance') continue
          expect(telling.narrative).toContain(graph.node(ruling.target).text)
        }
      }),
    )
  })

  test('the listed choices are the choices open afterwards', () => {
    fc.assert(
      fc.property(walk, ({ turns }) => {
        for (const { telling, state } of turns) {
          expect(telling.choices).toEqual(state.offers.map((offer) => offer.text))
        }
      }),
    )
  })

  test('only a closer look has a setup, with two different choices', () => {
    fc.assert(
      fc.property(walk, ({ turns }) => {
        for (const { telling, ruling } of turns) {
          const isCloser = ruling.kind === 'immerse'
          expect(telling.setup !== null).toBe(isCloser)
          expect(!isCloser || new Set(telling.choices).size === 2).toBe(true)
        }
      }),
    )
  })

  test('the same actions and seed give the same texts and states, and do not change earlier ones', () => {
    fc.assert(
      fc.property(wellFormed, plan, seed, language, (structure, actions, seed, language) => {
        const playing = { seed, xp: 200, language }

        const first = playThrough(structure, actions, playing)
        const kept = structuredClone(first.turns)
        const again = playThrough(structure, actions, playing)

        expect(again.opening).toEqual(first.opening)
        expect(again.turns).toEqual(kept)
        expect(first.turns).toEqual(kept)
      }),
    )
  })
})

const story: StoryStructure = {
  start_node: 'rim',
  plates: { rope: { image: '/plates/rope.svg', alt: 'A wet rope over a dry well.' } },
  nodes: {
    rim: {
      text: 'Noon stops at the lip of the well.\n\nThe stones are warm, and there is nobody about.',
      title: 'The rim at noon',
      plate: 'rope',
      details: ['A brass lamp with a dented rim', 'The rope is tied with seven knots.'],
      choices: [
        { text: 'Follow the wet footprints up', target: 'roof' },
        { text: 'The red door', target: 'end' },
      ],
    },
    roof: {
      text: 'The roof is hot. A kite turns. Nobody is here.',
      choices: [
        { text: 'Go back down', target: 'rim' },
        { text: 'Continue', target: 'end' },
      ],
    },
    end: { text: 'You are counted.', choices: [] },
  },
}

function answer(action: Action, changes: Partial<TurnState> = {}, language: StoryLanguage = 'en') {
  const graph = openGraph(story)
  const state = { ...beginStory(graph, { xp: 100, seed: 3 }).state, ...changes }
  const turn = beginTurn({ graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }, action)
  if ('code' in turn) throw new Error(turn.code)
  if (isAside(turn)) throw new Error(turn.aside)
  const telling = narrate({ ...turn, language, manner: 'kathakar', recent: [] })
  return { ...telling, spent: endTurn(turn, telling).spent }
}

const say = (text: string, changes: Partial<TurnState> = {}) =>
  answer({ type: 'custom_action', text }, changes)

test('a choice shows only its scene, also as free text and on a second visit', () => {
  const roof = story.nodes['roof']?.text
  const visited = { visited: ['rim', 'roof'] }

  expect(
    answer({ type: 'continue', selected_choice: 'Follow the wet footprints up' }).narrative,
  ).toBe(roof)
  expect(say('i follow the wet footprints up', visited).narrative).toBe(roof)
})

test.for([
  ['I whistle at the sky', 'action'],
  ['why do camels yawn', 'question'],
  ['I am so sad', 'feeling'],
  ['I teleport to Mars by magic', 'outside'],
  ['well that is that', 'speech'],
] as const)('nothing answers “%s”: one neutral sentence, at no cost', ([words, kind]) => {
  const { narrative, spent, choices } = say(words)

  expect(PHRASES.en.neutral[kind]).toContain(narrative)
  expect(spent).toEqual({ xp: 0, credits: 0 })
  expect(choices).toEqual(['Follow the wet footprints up', 'The red door'])
})

test('an answer from the scene has the price of free text', () => {
  const { narrative, spent } = say('what is this rope made of?')

  expect(narrative).toBe('The rope is tied with seven knots.')
  expect(spent.xp).toBe(1)
})

test('the third turn without an answer names a choice', () => {
  expect(say('I hum', { detour: 2 }).narrative).toMatch(
    /\n\nOne way on: “(?:Follow the wet footprints up|The red door)”\.$/u,
  )
})

test('a closer look shows details, then passages of the scene, one at a time', () => {
  const graph = openGraph(story)
  const { state } = beginStory(graph, { xp: 100, seed: 3 })
  const recent = [story.nodes['rim']?.text ?? '']
  const looks = Array.from({ length: 4 }, () => {
    const ruling = {
      kind: 'immerse',
      paths: [
        { kind: 'choice', index: 0 },
        { kind: 'linger', detail: 1 },
      ],
    } as const
    const { narrative, setup, choices } = narrate({
      graph,
      state,
      ruling,
      action: { type: 'immerse' },
      language: 'en',
      manner: 'kathakar',
      recent,
    })
    expect([narrative, choices]).toEqual(['', ['Follow the wet footprints up', 'Look closer']])
    recent.push(setup ?? '')
    return setup
  })

  expect(looks).toEqual([
    'A brass lamp with a dented rim.',
    'Noon stops at the lip of the well.',
    'The stones are warm, and there is nobody about.',
    'A wet rope over a dry well.',
  ])
})
