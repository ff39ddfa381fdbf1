import {
  carriedIn,
  giveAnswer,
  healthIn,
  getOwn,
  peopleAt,
  statusIn,
  thingsAt,
  wordsOfValue,
  type StateValue,
  type StoryGraph,
  type Variable,
  type World,
} from '@kathasagar/story'

import { availableAnswers, score } from '../understanding/score.ts'
import { ANSWER_THRESHOLD } from '../understanding/matchChoices.ts'
import { lexiconOf } from '../text/lexicon.ts'
import { playWorld } from '../world/playWorld.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { targetOf } from '../world/ruling.ts'

const NEAREST = 4
/** Minimum probability of a suggested answer. */
const NEAR_ENOUGH = ANSWER_THRESHOLD / 2

/**
 * Returns people, things, state and the closest answers for the end of the prompt. Blank for stories
 * without state.
 */
export function currentSceneText({ graph, state, ruling, action }: NarrationRequest): string {
  const { world, answer } = playWorld(graph, state, ruling)
  if (world === null) return ''
  const node = targetOf(ruling) ?? state.node
  // If the ruling already has an answer, no others are suggested.
  const asked = action?.type === 'custom_action' && answer === null ? action.text : ''
  return [
    peopleText(graph, world, node),
    elsewhere(graph, state.visited, node),
    listed(
      'Things here',
      thingsAt(graph, node).map(({ name }) => name),
    ),
    listed('What is so', statusText(graph, world)),
    listed('What the player carries', carriedIn(graph, world)),
    listed('Written for words like these', nearestAnswers({ graph, world, node, asked })),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns a line with the people who were met earlier and are in other scenes. */
function elsewhere(graph: StoryGraph, visited: readonly string[], node: string): string {
  const here = graph.node(node).people ?? []
  const names = Object.entries(graph.cast).flatMap(([id, { name }]) =>
    !here.includes(id) && visited.some((scene) => isIn(graph, scene, id)) ? [name] : [],
  )
  return names.length === 0 ? '' : `Met before, and not here: ${names.join(', ')}.`
}

const isIn = (graph: StoryGraph, scene: string, id: string): boolean =>
  graph.has(scene) && graph.node(scene).people?.includes(id) === true

const listed = (title: string, items: readonly string[]) =>
  items.length > 0 ? [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n') : ''

function peopleText(graph: StoryGraph, world: World, node: string): string {
  if (graph.node(node).people === undefined) return ''
  const names = peopleAt(graph, world, node).map(({ person }) => {
    const { name, aliases = [] } = person
    return aliases.length > 0 ? `${name} (${aliases.join(', ')})` : name
  })
  if (names.length === 0) return 'Nobody is here besides the player, and nobody else speaks.'
  return `Here besides the player: ${names.join('; ')}. Nobody else is here, and nobody else speaks.`
}

/** Returns the state as the player sees it. Values without a label stay hidden. */
const statusText = (graph: StoryGraph, world: World): string[] => [
  ...healthIn(graph, world).flatMap(({ label, value }) => (label ? [`${label}: ${value}`] : [])),
  ...statusIn(graph.declared ?? {}, world).flatMap(({ name, label, variable, value }) =>
    graph.health.includes(name) ? [] : [`${label}: ${said(variable, value)}`],
  ),
]

function said(variable: Variable, value: StateValue): string {
  if ('flag' in variable) return value === true ? 'yes' : 'not any more'
  return 'one_of' in variable ? wordsOfValue(variable, String(value)) : String(value)
}

interface Asked {
  graph: StoryGraph
  world: World
  node: string
  asked: string
}

function nearestAnswers({ graph, world, node, asked }: Asked): string[] {
  if (asked.trim() === '') return []
  const written = availableAnswers(graph, world, node)
  const candidates = written.map(({ candidate }) => candidate)
  return score(lexiconOf(graph), asked, candidates)
    .filter(({ chance }) => chance >= NEAR_ENOUGH)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, NEAREST)
    .flatMap(({ index }) => {
      const ruling = written[index]?.ruling
      if (!ruling?.answer) return []
      const { text } = giveAnswer(graph, world, ruling.answer, 0)
      return ruling.kind === 'topic' ? `${getOwn(graph.cast, ruling.person)?.name}: ${text}` : text
    })
}
