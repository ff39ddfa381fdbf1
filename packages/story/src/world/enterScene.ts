import type { StoryGraph } from '../structure/storyGraph.ts'
import type { StoryNode } from '../schema/structure.ts'
import { countAttempt } from './choiceChecks.ts'
import { renderVaried, type Rendered } from './renderVaried.ts'
import { applySets, getOwn, type World } from './world.ts'

/** Applies the effects of arrival and records meetings, then renders the text. */
export function enterScene(graph: StoryGraph, world: World, name: string, turn: number): Rendered {
  const node = graph.node(name)
  const set = applySets(graph.declared ?? {}, world, node.enters?.sets, turn)
  return renderVaried(graph, meet(set, node, turn), `text:${name}`, node.text)
}

function meet(world: World, { people, things, meets }: StoryNode, turn: number): World {
  const keys = [
    ...(people ?? []).map((id) => `cast:${id}`),
    ...(things ?? []).map((id) => `things:${id}`),
    ...(meets ?? []).map((id) => `codex:${id}`),
  ].filter((key) => getOwn(world.met, key) === undefined)
  if (keys.length === 0) return world
  return { ...world, met: { ...world.met, ...Object.fromEntries(keys.map((key) => [key, turn])) } }
}

export function takeChoice(
  graph: StoryGraph,
  world: World,
  { node, choice, turn }: { node: string; choice: number; turn: number },
): World {
  const taken = graph.node(node).choices[choice]
  const tried = taken?.check ? countAttempt(world, { node, choice }) : world
  const set = applySets(graph.declared ?? {}, tried, taken?.sets, turn)
  if ((taken?.recall?.trim() ?? '') === '') return set
  const others = set.recalled.filter((one) => one.node !== node || one.choice !== choice)
  return { ...set, recalled: [...others, { node, choice, turn }] }
}

export function failChoice(
  graph: StoryGraph,
  world: World,
  { node, choice, turn }: { node: string; choice: number; turn: number },
): Rendered {
  const { text = '', sets } = graph.node(node).choices[choice]?.check?.fails ?? {}
  const set = applySets(graph.declared ?? {}, countAttempt(world, { node, choice }), sets, turn)
  return renderVaried(graph, set, `fails:${node}#${choice}`, text)
}

/** Returns null if the scene has no close-up. */
export function showCloseUp(
  graph: StoryGraph,
  world: World,
  name: string,
  turn: number,
): Rendered | null {
  const { close_up } = graph.node(name)
  if (close_up === undefined) return null
  const { text, sets } = typeof close_up === 'string' ? { text: close_up } : close_up
  if (text.trim() === '') return null
  const set = applySets(graph.declared ?? {}, world, sets, turn)
  return renderVaried(graph, set, `close_up:${name}`, text)
}
