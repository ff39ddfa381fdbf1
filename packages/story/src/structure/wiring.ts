import type { Reaction } from '../schema/storyParts.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { hasPhrase } from './hasPhrase.ts'
import { targetsOfChoice } from './targetsOfChoice.ts'

/** A structure with numbered nodes. Unknown targets are dropped, so that every index is valid. */
export interface Wiring {
  names: readonly string[]
  nodes: readonly StoryNode[]
  placeOf: ReadonlyMap<string, number>
  /** -1 if it is missing. */
  start: number
  targets: readonly (readonly number[])[]
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
        hasPhrase(to, about, deeds) ? goes : undefined,
      ),
    )
  const wide = goesOf(reactions)
  const targets = entries.map(([, { choices, reactions: own }]) =>
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

export function reversed(targets: readonly (readonly number[])[]): number[][] {
  const sources: number[][] = targets.map(() => [])
  targets.forEach((places, from) => {
    for (const place of places) sources[place]?.push(from)
  })
  return sources
}

/** Returns the distance of each place from the nearest given place, or -1 for unreachable places. */
export function stepsFrom(
  begin: readonly number[],
  targets: readonly (readonly number[])[],
): Int32Array {
  const steps = new Int32Array(targets.length).fill(-1)
  for (const place of begin) steps[place] = 0
  const queue = [...begin]
  // Iterating an array also visits items that are added meanwhile, so it works as a queue.
  for (const from of queue) {
    for (const to of targets[from] ?? []) {
      if (steps[to] !== -1) continue
      steps[to] = (steps[from] ?? 0) + 1
      queue.push(to)
    }
  }
  return steps
}
