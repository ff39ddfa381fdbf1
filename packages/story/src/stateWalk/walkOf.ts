import { machineOf } from './machine.ts'
import { walkStates, type StateWalk, type WalkProgress } from './walkStates.ts'
import type { StoryStructure } from '../schema/structure.ts'

const walks = new WeakMap<StoryStructure, StateWalk>()

/** Cached, because the review and the certificate need the same walk. */
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
