import { expect, test } from 'vitest'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import { applyTurn, beginStory } from '../turn/apply.ts'
import { progressOf, scenesOf } from './progress.ts'

const structure: StoryStructure = {
  start_node: 'intro',
  nodes: {
    intro: { text: 'A river.', choices: [{ text: 'Cross', target: 'far_bank' }] },
    far_bank: {
      text: 'The far bank.',
      title: 'Across',
      choices: [
        { text: 'Rest', target: 'rest' },
        { text: 'Home', target: 'home' },
      ],
    },
    rest: { text: 'You rest.', choices: [] },
    home: { text: 'You are home.', title: 'Home', choices: [] },
  },
}
const graph = openGraph(structure)
const start = beginStory(graph, { xp: 100, seed: 1 })
const across = applyTurn(
  graph,
  start.state,
  { kind: 'advance', choice: 0, target: 'far_bank', by: 'choice' },
  { xp: 2, multiplier: 1 },
)

test('a graph counts its scenes, endings and branching points, and gives untitled scenes a title', () => {
  expect(graph).toMatchObject({ sceneCount: 4, endings: ['rest', 'home'], branchingPoints: 1 })
  expect(graph.titleOf('far_bank')).toBe('Across')
  expect(graph.titleOf('intro')).toBe('Intro')
  expect(graph.distanceToEnding('intro')).toBe(2)
})

test('the progress starts at zero', () => {
  expect(progressOf(graph, start.state)).toEqual({
    current_xp: 100,
    choices_made: 0,
    scenes_completed: 1,
    total_scenes: 4,
    is_completed: false,
    completion_percentage: 0,
  })
})

test('a choice that enters a new scene counts and earns XP', () => {
  expect(across.xp_gained).toBe(5)
  expect(progressOf(graph, across.state)).toMatchObject({
    current_xp: 103,
    choices_made: 1,
    completion_percentage: 50,
  })
})

test('an ending has its number and completes the story', () => {
  const { state, ending, xp_gained } = applyTurn(
    graph,
    across.state,
    { kind: 'advance', choice: 1, target: 'home', by: 'continue' },
    { xp: 0, multiplier: 2 },
  )

  expect(ending).toEqual({ name: 'home', title: 'Home', number: 2, total: 2 })
  expect(xp_gained).toBe(110)
  expect(progressOf(graph, state)).toMatchObject({ completion_percentage: 100, choices_made: 1 })
})

test('the visited scenes are listed, and the current one is marked', () => {
  expect(scenesOf(graph, across.state)).toEqual([
    { title: 'Intro', is_current: false },
    { title: 'Across', is_current: true },
  ])
})

test('a detour offers the choices of the scene again', () => {
  const { state } = applyTurn(
    graph,
    { ...across.state, offers: [] },
    { kind: 'detour', words: 'I  sing\nloudly', depth: 1, pressure: 'none', toward: 0 },
    { xp: 1, multiplier: 1 },
  )

  expect(state).toMatchObject({ detour: 1, choices_made: 1 })
  expect(state.offers.map((offer) => offer.text)).toEqual(['Rest', 'Home'])
})
