import { machineOf } from './machine.ts'
import { walkStates, type StateWalk, type WalkProgress } from './walkStates.ts'
import type { StoryStructure } from '../schema/structure.ts'

const walks = new WeakMap<StoryStructure, StateWalk>()

/** The walk of a structure: done once, since review and certificate both stand on it. */
export function walkOf(
  structure: StoryStructure,
  onProgress?: (progress: WalkProgress) => void,
): StateWalk {
  const known = walks.get(structure)
  if (known) return known
  const walk = walkStates(machineOf(structure), { onProgress })
  walks.set(structure, walk)
  return walk
}
