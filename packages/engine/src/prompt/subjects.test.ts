import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import type { NarrationRequest } from '../narration/narration.ts'
import { beginStory } from '../turn/apply.ts'
import { assemblePrompt } from './assemblePrompt.ts'
import { loreText } from './loreText.ts'
import { estimateTokens } from './tokens.ts'

const scene = (title: string, text: string, more: object = {}) => ({
  title,
  text,
  choices: [{ text: 'Go on', target: 'end' }],
  ...more,
})
const structure: StoryStructure = {
  start_node: 'mill',
  cast: {
    harka: {
      name: 'Harka',
      aliases: ['the miller'],
    },
    bina: { name: 'Bina', aliases: ['the widow'] },
  },
  things: { comb: { name: 'the copper comb', aliases: ['comb'] } },
  nodes: {
    mill: scene(
      'The mill',
      'Harka grinds before dawn. The copper comb hangs on a nail. {tired: Harka yawns at you.} Dust lies on all.',
      { people: ['harka'], things: ['comb'] },
    ),
    ford: scene('The ford', 'Bina waits with a lamp. The water is loud.', { people: ['bina'] }),
    weir: scene('The weir', 'Harka drowned here, and nobody says it.', { people: ['harka'] }),
    road: scene('The road', 'A road, and stones.'),
    end: { title: 'The end of it', text: 'You sleep.', choices: [] },
  },
  state: { tired: { flag: true, label: 'You are tired' } },
}
const graph = openGraph(structure)
const { state } = beginStory(graph, { xp: 100, seed: 1 })

const onTheRoad = (text: string): NarrationRequest => ({
  graph,
  state: { ...state, node: 'road', visited: ['mill', 'ford', 'road'], turn: 6 },
  ruling: { kind: 'detour', words: text, depth: 1, pressure: 'none', toward: 0 },
  action: { type: 'custom_action', text },
  language: 'en',
  manner: 'tenali',
  recent: [],
})

const loreIn = (request: NarrationRequest, room: number) => loreText(request, room)

test.each([
  ['what did the miller do?', 'Harka, as was told before: Harka grinds before dawn.'],
  ['I think of the comb', 'the copper comb, as was told before: The copper comb hangs on a nail.'],
  ['I want to go back to the ford', 'The ford, where the player has been: Bina waits with a lamp.'],
])(
  'a subject that the player names brings the sentences that they have read about it: %s',
  (words, told) => {
    expect(loreIn(onTheRoad(words), 300)).toContain(told)
  },
)

test('unvisited scenes and varying text are left out', () => {
  const told = loreIn(onTheRoad('what of the miller, and the weir?'), 300)

  expect(told).not.toMatch(/drowned|yawns/u)
  expect(loreIn(onTheRoad('I walk'), 300)).toBe('')
})

test.each([
  'Harka waits. {tired: You sit. Harka killed the heir. You shiver.} The wheel turns.',
  'Harka waits. {tired: Harka yawns. Harka killed the heir. He sits|Harka} hums to himself.',
  'Harka waits. {Harka hums.|Harka stops. Harka killed the heir. He sits.} The wheel turns.',
])('a varying part is left out, however many sentences it has: %s', (text) => {
  const { mill } = structure.nodes
  const varied = openGraph({
    ...structure,
    nodes: { ...structure.nodes, mill: { ...mill!, text } },
  })
  const told = loreIn({ ...onTheRoad('what of the miller?'), graph: varied }, 300)

  expect(told).toContain('Harka waits.')
  expect(told).not.toMatch(/killed|yawns|hums/u)
})

test('text around a varying part is included, and so is a brace in a story without variation', () => {
  const { state: _, ...stateless } = structure
  const told = (story: StoryStructure, text: string) => {
    const nodes = { ...story.nodes, mill: scene('The mill', text) }
    const varied = openGraph({ ...story, nodes })
    return loreIn({ ...onTheRoad('what of the miller?'), graph: varied }, 300)
  }

  expect(told(structure, 'It is day. {tired: You sit. You yawn.} Harka sings.')).toBe(
    'Harka, as was told before: Harka sings.',
  )
  expect(told(stateless, '{He} Harka {nods}.')).toContain('{He} Harka {nods}.')
})

test('a person whom the player meets again is included, after the subjects that the player names', () => {
  const back = { ...onTheRoad('and the comb?'), state: { ...state, node: 'weir' } }
  const told = loreIn({ ...back, state: { ...back.state, visited: ['mill', 'weir'] } }, 300)

  expect(told.split('\n').map((line) => line.slice(0, 10))).toEqual(['the copper', 'Harka, as '])
})

test('the most relevant entries are included completely or not at all', () => {
  const request = onTheRoad('what of the miller and the comb?')
  const whole = loreIn(request, 300)
  const [first = ''] = whole.split('\n')

  expect(whole.split('\n')).toHaveLength(2)
  expect(loreIn(request, estimateTokens(`${first}\n`))).toBe(first)
  expect(loreIn(request, 0)).toBe('')
})

test('a prompt names absent people in one line', () => {
  const { stable, changing } = assemblePrompt(onTheRoad('I walk'), 4000)

  expect(stable).toContain('- Harka (also the miller)\n')
  expect(changing).toContain('Met before, and not here: Harka, Bina.')
})
