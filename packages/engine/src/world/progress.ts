import type { StoryGraph } from '@kathasagar/story'

import { authorsGraph } from './graphAt.ts'
import type { TurnState } from './turnState.ts'

export interface StoryProgress {
  current_xp: number
  choices_made: number
  scenes_completed: number
  total_scenes: number
  is_completed: boolean
  /** From 0 to 100. Only an ending gives 100. */
  completion_percentage: number
}

export function progressOf(graph: StoryGraph, state: TurnState): StoryProgress {
  const is_completed = graph.isEnding(state.node)
  return {
    current_xp: state.xp,
    choices_made: state.choices_made,
    scenes_completed: state.visited.length,
    // A program can show more scenes than the graph contains. Graphs of open stories only contain endings.
    total_scenes: Math.max(graph.open ? 0 : graph.sceneCount, state.visited.length),
    is_completed,
    completion_percentage: is_completed ? 100 : shareDone(graph, state),
  }
}

/** Returns the completed fraction of the path to the nearest ending. It never decreases. */
function shareDone(graph: StoryGraph, state: TurnState): number {
  if (state.open) {
    const told = state.improvised?.depth ?? 0
    return Math.min(99, Math.floor((100 * told) / state.open.planned))
  }
  const shares = state.visited.map((name, steps) => {
    const left = graph.distanceToEnding(name)
    return Number.isFinite(left) && left > 0 ? Math.floor((100 * steps) / (steps + left)) : 0
  })
  return Math.min(99, Math.max(0, ...shares))
}

/** Returns the visited scenes in order, then the current generated scene. */
export function scenesOf(
  graph: StoryGraph,
  state: TurnState,
): { title: string; is_current: boolean; is_improvised?: true }[] {
  const { titleOf } = authorsGraph(graph)
  const { improvised } = state
  const scenes = state.visited.map((name) => ({
    title: titleOf(name),
    is_current: name === state.node && !improvised,
  }))
  if (!improvised) return scenes
  return [...scenes, { title: improvised.title, is_current: true, is_improvised: true }]
}
