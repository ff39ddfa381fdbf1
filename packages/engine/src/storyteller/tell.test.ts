import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TEXT_MODEL_KEYS, type StoryLanguage } from '@kathasagar/story/vocabulary'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { isAside } from '../turn/aside.ts'
import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/interpret.ts'
import { NO_LORE } from '../hearing/lore.ts'
import type { Action } from '../ruling/action.ts'
import { plannedAction, seed, wellFormed } from '../testing/arbitraries.ts'
import { playThrough } from '../testing/playThrough.ts'
import type { TurnState } from '../turn/turnState.ts'
import { tell } from './tell.ts'

const plan = fc.array(plannedAction, { maxLength: 25 })
const language = fc.constantFrom('en', 'hi', 'ta')
const manner = fc.constantFrom(...TEXT_MODEL_KEYS)
const walk = fc
  .tuple(wellFormed, plan, seed, language, manner)
  .map(([structure, actions, seed, language, manner]) =>
    playThrough(structure, actions, { seed, xp: 200, language, manner }),
  )

const HOLES =
  /[{}#]|undefined|NaN|\[object| {2}| [,.;:!?।]|[,;:]{2}|(?<![.…])\.\.(?!\.)|।।|[!?]”[.।]|^\s|\s$/u

describe('over random stories, players, languages and manners', () => {
  test('no two answers in a row are alike', () => {
    fc.assert(
      fc.property(walk, ({ opening, turns }) => {
        // A closer look may have nothing but its setup.
        const told = [opening, ...turns.map((turn) => turn.telling)].map(
          ({ narrative, setup }) => `${narrative}\n\n${setup ?? ''}`,
        )

        for (const [i, answer] of told.entries()) {
          expect(answer).not.toBe(told[i - 1])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('no answer has holes, doubled signs or loose spaces', () => {
    fc.assert(
      fc.property(walk, ({ opening, turns }) => {
        for (const { narrative, setup } of [opening, ...turns.map((turn) => turn.telling)]) {
          expect(narrative).not.toMatch(HOLES)
          expect(setup ?? 'none').not.toMatch(HOLES)
          expect(narrative).not.toMatch(/^\p{Ll}|[.!?] \p{Ll}/u)
        }
      }),
      { numRuns: 300 },
    )
  })

  test("the author's text is delivered whole when a scene is entered for the first time", () => {
    fc.assert(
      fc.property(walk, ({ graph, opening, turns }) => {
        expect(opening.narrative).toContain(graph.node(graph.start).text)
        for (const { before, ruling, telling } of turns) {
          if (ruling.kind !== 'advance' || before.visited.includes(ruling.target)) continue
          expect(telling.narrative).toContain(graph.node(ruling.target).text)
        }
      }),
    )
  })

  test('the choices told are the choices open afterwards', () => {
    fc.assert(
      fc.property(walk, ({ turns }) => {
        for (const { telling, state } of turns) {
          expect(telling.choices).toEqual(state.offers.map((offer) => offer.text))
        }
      }),
    )
  })

  test('a closer look has a setup and two different choices, and nothing else has a setup', () => {
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

  test('the same actions and seed give the same texts', () => {
    fc.assert(
      fc.property(
        wellFormed,
        plan,
        seed,
        language,
        manner,
        (structure, actions, seed, language, manner) => {
          const playing = { seed, xp: 200, language, manner }

          const first = playThrough(structure, actions, playing)
          const again = playThrough(structure, actions, playing)

          expect(again.opening).toEqual(first.opening)
          expect(again.turns).toEqual(first.turns)
        },
      ),
    )
  })
})

const story: StoryStructure = {
  start_node: 'rim',
  nodes: {
    rim: {
      text: 'Noon stops at the lip of the well.',
      title: 'The rim at noon',
      details: ['A brass lamp with a dented rim', 'The rope is tied with seven knots.'],
      scene: { people: [{ kind: 'woman', old: true }] },
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
  const ruling = interpret({ graph, state, action, lore: NO_LORE })
  if ('code' in ruling) throw new Error(ruling.code)
  if (isAside(ruling)) throw new Error(ruling.aside)
  return tell({ graph, state, ruling, action, language, manner: 'kathakar', recent: [] })
}

test('a deed that no choice carries is told back as the player’s own', () => {
  const { narrative } = answer({ type: 'custom_action', text: 'I hum my song to the rope' })

  expect(narrative).toMatch(/hum your song to the rope/u)
})

test('a question is answered as one, and nobody answers for whom its author wrote nothing', () => {
  const { narrative } = answer({ type: 'custom_action', text: 'why do camels yawn' })

  expect(narrative).toMatch(/^(?:There will be a reason|Why is more than you can see)/u)
  expect(narrative).not.toMatch(/old woman|camels|“/u)
})

test('words that touch on a detail are answered with that detail', () => {
  const { narrative } = answer({ type: 'custom_action', text: 'what is this rope made of?' })

  expect(narrative).toContain('The rope is tied with seven knots.')
})

test('the third detour says which way is open', () => {
  const { narrative } = answer({ type: 'custom_action', text: 'I hum' }, { detour: 2 })

  expect(narrative).toMatch(/follow the wet footprints up\.|“The red door”/u)
})

test('a scene that was seen before is recalled in short', () => {
  const { narrative } = answer(
    { type: 'continue', selected_choice: 'Go back down' },
    {
      node: 'roof',
      visited: ['rim', 'roof'],
      offers: [{ text: 'Go back down', path: { kind: 'choice', index: 0 } }],
    },
  )

  expect(narrative).toContain('“The rim at noon”')
})

test('no deed that no choice carries is told as done, and nothing happens that nobody wrote', () => {
  for (const detour of [0, 1, 2]) {
    const { narrative } = answer({ type: 'custom_action', text: 'I smash the teapot' }, { detour })

    expect(narrative).toMatch(/way to smash|takes to smash|which to smash|would smash/u)
    expect(narrative).not.toMatch(/you smash|woman|creaks|falls|a sound/iu)
  }
})
