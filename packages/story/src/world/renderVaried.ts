import type { Declared } from '../conditions/checkCondition.ts'
import { isSyntaxIssue } from '../conditions/expression.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import { parseVariedText } from '../variedText/parseVariedText.ts'
import { renderVariedText } from '../variedText/renderVariedText.ts'
import type { StateValue } from '../schema/variables.ts'
import { lookupIn, getOwn, wordsOfValue, type World } from './world.ts'

export interface Rendered {
  text: string
  world: World
}

const countOf = (world: World, key: string) => getOwn(world.told, key) ?? 0

/** Renders a text and counts its groups. Returns invalid text unchanged. */
export function renderVaried(
  graph: Pick<StoryGraph, 'declared'>,
  world: World,
  where: string,
  source: string,
): Rendered {
  // Fast path for texts that do not vary.
  if (graph.declared === null || !/[{\\]/u.test(source)) return { text: source, world }
  const read = parseVariedText(source)
  if (isSyntaxIssue(read)) return { text: source, world }
  const keyOf = (place: number) => `${where}#${place}`
  const { declared } = graph
  const { text, shown } = renderVariedText(read, {
    lookup: lookupIn(world, declared),
    wordsFor: (name, value) => getOwn(world.said ?? {}, name) ?? wordsIn(declared, name, value),
    countOf: (place) => countOf(world, keyOf(place)),
  })
  const told = Object.fromEntries(
    shown.map((place) => [keyOf(place), countOf(world, keyOf(place)) + 1]),
  )
  return { text, world: shown.length > 0 ? { ...world, told: { ...world.told, ...told } } : world }
}

function wordsIn(declared: Declared, name: string, value: StateValue): string {
  const variable = getOwn(declared, name)
  // A statement that the player never made has no text.
  if (variable && 'flag' in variable && variable.fact) return ''
  return variable && 'one_of' in variable ? wordsOfValue(variable, String(value)) : String(value)
}

/** Renders the variant that was last shown, with the current state. Does not increase its view count. */
export function readAgain(
  graph: Pick<StoryGraph, 'declared'>,
  world: World,
  where: string,
  source: string,
): string {
  const before = Object.entries(world.told).map(([key, count]) => [key, Math.max(0, count - 1)])
  return renderVaried(graph, { ...world, told: Object.fromEntries(before) }, where, source).text
}

export const canVary = (graph: Pick<StoryGraph, 'declared'>, source: string): boolean => {
  if (graph.declared === null) return false
  const read = parseVariedText(source)
  return !isSyntaxIssue(read) && read.some((piece) => typeof piece !== 'string')
}
