import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { nodeOf, targetsOfChoice } from './structureEdit.ts'

export type NameError = 'blank' | 'taken' | 'long'

export function nameErrorOf(
  structure: DraftStructure,
  node: string,
  name: string,
): NameError | null {
  if (name === node) return null
  if (name.trim() === '') return 'blank'
  if ([...name].length > STORY_LIMITS.nodeNameMax) return 'long'
  return nodeOf(structure, name) ? 'taken' : null
}

/** Returns an unused scene name: the given name, or else `scene_1`, `scene_2` and so on. */
export function freshName(structure: DraftStructure, wished = ''): string {
  const targets = Object.values(structure.nodes).flatMap(({ choices }) =>
    choices.flatMap(targetsOfChoice),
  )
  const taken = new Set([...Object.keys(structure.nodes), ...targets])
  const name = [...wished.trim()].slice(0, STORY_LIMITS.nodeNameMax).join('')
  if (name !== '' && !taken.has(name)) return name
  let number = taken.size === 0 ? 1 : Object.keys(structure.nodes).length + 1
  while (taken.has(`scene_${number}`)) number += 1
  return `scene_${number}`
}

/** Returns the first unused id, such as `person_1` or `person_2`. */
export function freshId(taken: readonly string[], noun: string): string {
  let number = taken.length + 1
  while (taken.includes(`${noun}_${number}`)) number += 1
  return `${noun}_${number}`
}

type IdError = 'blank' | 'taken' | 'long' | 'unsound'

const RESERVED = new Set(['and', 'or', 'not', 'true', 'false'])
const isSound = (name: string) => /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.has(name)

interface Naming {
  from: string
  taken: readonly string[]
  most: number
  /** True if conditions contain the name, which must be a valid variable name. Default: false. */
  isVariable?: boolean
}

export function idErrorOf(name: string, naming: Naming): IdError | null {
  const { from, taken, most, isVariable = false } = naming
  if (name === from) return null
  if (name.trim() === '') return 'blank'
  if ([...name].length > most) return 'long'
  if (isVariable && !isSound(name)) return 'unsound'
  return taken.includes(name) ? 'taken' : null
}
