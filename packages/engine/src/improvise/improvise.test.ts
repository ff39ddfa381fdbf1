import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openGraph, xpCosts, type StoryGraph } from '@kathasagar/story'
import { IMPROV_MAX, type Improvise } from '@kathasagar/story/vocabulary'

import { NO_LORE } from '../understanding/lore.ts'
import { progressOf, scenesOf } from '../world/progress.ts'
import { offeredChoices, worldOf } from '../world/playWorld.ts'
import { narrate } from '../narration/narrate.ts'
import { plannedAction, seed, wellFormed, type PlannedAction } from '../testing/arbitraries.ts'
import { type Action, isAside } from '../world/ruling.ts'
import { beginStory } from '../turn/apply.ts'
import { beginTurn, endTurn } from '../turn/playTurn.ts'
import type { TurnState } from '../world/turnState.ts'
import { graphAt } from '../world/graphAt.ts'
import type { Improvisation, ImprovisedChoice, ImprovisedFact } from '../world/improvisation.ts'
import { improvised, improvScope } from './improvise.ts'
import { isValidImprovisation } from './isValidImprovisation.ts'

const DEEDS = ['Crawl under the roots', 'Count the frogs', 'Turn back', 'Wade deeper']
const choice: fc.Arbitrary<ImprovisedChoice> = fc.record({
  text: fc.constantFrom(...DEEDS),
  leads: fc.constantFrom('on', 'back'),
})
const fitChoices = fc
  .uniqueArray(choice, { minLength: 2, maxLength: 3, selector: ({ text }) => text })
  .map((all): ImprovisedChoice[] => [...all.slice(1), { text: 'Go back', leads: 'back' }])
const anyChoices = fc.array(choice, { minLength: 1, maxLength: 4 })

const made: fc.Arbitrary<Improvisation> = fc.record({
  text: fc.constantFrom('The reeds part, and close again behind you.', 'A frog looks at you.'),
  scene: fc.option(
    fc.record({
      title: fc.constantFrom('The Reed Path', 'Under the Roots'),
      choices: fc.oneof({ weight: 3, arbitrary: fitChoices }, anyChoices),
    }),
  ),
  facts: fc.array(
    fc.record({
      kind: fc.constantFrom<ImprovisedFact['kind']>('did', 'saw'),
      what: fc.constant('the frogs count, too'),
    }),
    { maxLength: 2 },
  ),
})

interface Playing {
  graph: StoryGraph
  improvise?: Improvise
}

function play(
  { graph: whole, improvise = 'scenes' }: Playing,
  state: TurnState,
  action: Action,
  make: Improvisation | undefined,
): TurnState {
  const graph = graphAt(whole, state)
  const rules = { costs: xpCosts(undefined), multiplier: 1, lore: NO_LORE }
  const wallet = { wallet: { xp: 1000, credits: 0 }, modelCredits: 0 }
  const begun = beginTurn({ graph, state, ...rules }, action, wallet)
  if (isAside(begun)) return state
  if ('code' in begun) throw new Error(begun.code)
  const room = improvScope(begun, improvise)
  const isMade = make && room && isValidImprovisation(make, room, { graph, node: state.node })
  const turn = isMade ? improvised(begun, make, room) : begun
  const told = narrate({ ...turn, language: 'en', manner: 'kathakar', recent: [] })
  expect(told.narrative + (told.setup ?? '')).not.toBe('')
  return endTurn(turn, told).state
}

interface Planned {
  action: PlannedAction
  make: Improvisation
}

function settled(planned: PlannedAction, { offers }: TurnState): Action {
  if (planned.type !== 'continue') return planned
  const offer = planned.pick === null ? undefined : offers[planned.pick % offers.length]
  return { type: 'continue', selected_choice: offer?.text }
}

const action = fc.oneof(
  plannedAction,
  fc.constant<PlannedAction>({ type: 'custom_action', text: 'I whistle for a frog of brass' }),
  fc.constant<PlannedAction>({ type: 'continue', pick: 0 }),
)
const plan = fc.array(fc.record({ action, make: made }), { maxLength: 25 })

function walk(graph: StoryGraph, planned: readonly Planned[], seed: number): TurnState[] {
  const states = [beginStory(graph, { xp: 20, seed }).state]
  for (const { action, make } of planned) {
    const state = states.at(-1)
    if (state === undefined || graph.isEnding(state.node)) break
    states.push(play({ graph }, state, settled(action, state), make))
  }
  return states
}

test('a generated scene covers its node and changes nothing else of the story', () => {
  let opened = 0
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, planned, seed) => {
      const graph = openGraph(structure)
      const states = walk(graph, planned, seed)

      for (const [at, state] of states.entries()) {
        const before = states[at - 1]
        if (!state.improvised || !before) continue
        opened += state.improvised === before.improvised ? 0 : 1
        expect(state.improvised.depth).toBeLessThanOrEqual(IMPROV_MAX.inARow)
        const { node, visited, world, choices_made } = before
        expect(state).toMatchObject({ node, visited, choices_made })
        expect(state.world).toEqual(world)
        const { current_xp: _xp, ...progress } = progressOf(graphAt(graph, before), before)
        expect(progressOf(graphAt(graph, state), state)).toMatchObject(progress)
        expect(scenesOf(graphAt(graph, state), state).at(-1)?.is_improvised).toBe(true)
      }
    }),
  )
  expect(opened).toBeGreaterThan(20)
})

test('every choice of a generated scene returns to the node within the limit of scenes in a row', () => {
  fc.assert(
    fc.property(
      wellFormed,
      plan,
      seed,
      fc.array(fc.record({ pick: fc.nat(), make: made }), { minLength: 3, maxLength: 3 }),
      (structure, planned, seed, picks) => {
        const graph = openGraph(structure)
        let state = walk(graph, planned, seed).at(-1)
        for (const { pick, make } of picks) {
          if (!state?.improvised) break
          const { text } = state.improvised.choices[pick % state.improvised.choices.length] ?? {}
          state = play({ graph }, state, { type: 'continue', selected_choice: text }, make)
        }

        expect(state?.improvised).toBeUndefined()
      },
    ),
  )
})

test("the author's choices and endings stay reachable from every generated scene", () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, planned, seed) => {
      const graph = openGraph(structure)

      for (const state of walk(graph, planned, seed)) {
        if (!state.improvised) continue
        const back = play({ graph }, state, { type: 'continue' }, undefined)
        expect(back.improvised).toBeUndefined()
        expect(back.node).toBe(state.node)
        expect(back.offers).toEqual(offeredChoices(graph, worldOf(graph, back), back.node))
      }
    }),
  )
})

test('the same improvisations give the same session again', () => {
  fc.assert(
    fc.property(wellFormed, plan, seed, (structure, planned, seed) => {
      const stored = walk(openGraph(structure), planned, seed).map((one) => JSON.stringify(one))
      const again = walk(openGraph(structure), planned, seed).map((one) => JSON.stringify(one))

      expect(again).toEqual(stored)
    }),
  )
})
