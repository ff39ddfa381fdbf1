import type { Reaction } from '../schema/storyParts.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { isSayable } from './isSayable.ts'
import { targetsOfChoice } from './targetsOfChoice.ts'

/**
 * A structure by numbers: node names stand once, every walk goes over arrays. What leads nowhere is
 * left out, so an index is always good.
 */
export interface Wiring {
  names: readonly string[]
  nodes: readonly StoryNode[]
  /** Place of a name, from 0. */
  placeOf: ReadonlyMap<string, number>
  /** Place of the start node; -1 where it is missing. */
  start: number
  /** Places that each node leads to: by its choices, its reactions and those of the story. */
  targets: readonly (readonly number[])[]
  /** Whether each node was written as an ending: without any choice. */
  isEnding: readonly boolean[]
}

export function wire({ start_node, nodes, reactions }: StoryStructure): Wiring {
  const entries = Object.entries(nodes)
  const names = entries.map(([name]) => name)
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const placesOf = (targets: readonly (string | undefined)[]) =>
    targets.flatMap((target) => placeOf.get(target ?? '') ?? [])
  const goesOf = (answers: readonly Reaction[] | undefined) =>
    placesOf(
      (answers ?? []).map(({ to, about, deeds, goes }) =>
        isSayable(to, about, deeds) ? goes : undefined,
      ),
    )
  const wide = goesOf(reactions)
  const targets = entries.map(([, { choices, reactions: own }]) =>
    // At an ending nothing is said any more.
    choices.length === 0
      ? []
      : [...placesOf(choices.flatMap(targetsOfChoice)), ...goesOf(own), ...wide],
  )
  return {
    names,
    nodes: entries.map(([, node]) => node),
    placeOf,
    start: placeOf.get(start_node) ?? -1,
    targets,
    isEnding: entries.map(([, { choices }]) => choices.length === 0),
  }
}

/** The same connections, walked against their direction. */
export function reversed(targets: readonly (readonly number[])[]): number[][] {
  const sources: number[][] = targets.map(() => [])
  targets.forEach((places, from) => {
    for (const place of places) sources[place]?.push(from)
  })
  return sources
}

/** Steps from the nearest of the given places to each place; -1 where no path leads. */
export function stepsFrom(
  begin: readonly number[],
  targets: readonly (readonly number[])[],
): Int32Array {
  const steps = new Int32Array(targets.length).fill(-1)
  for (const place of begin) steps[place] = 0
  const queue = [...begin]
  // An array visits what is added while it is walked: it is its own queue.
  for (const from of queue) {
    for (const to of targets[from] ?? []) {
      if (steps[to] !== -1) continue
      steps[to] = (steps[from] ?? 0) + 1
      queue.push(to)
    }
  }
  return steps
}
