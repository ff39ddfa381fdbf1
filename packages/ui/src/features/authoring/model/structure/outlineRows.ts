import type { DraftStructure } from '@kathasagar/story/schema'
import { nodeOf, targetsOfChoice } from './structureEdit.ts'

/** `missing` is a scene that does not exist but is the target of a choice. */
export type SceneKind = 'start' | 'scene' | 'ending' | 'missing'

export interface OutlineRow {
  name: string
  title: string | undefined
  kind: SceneKind
  /** Number of choices between the start and this scene. */
  depth: number
  choices: number
  isReached: boolean
}

export function sceneKind(structure: DraftStructure, name: string): SceneKind {
  const node = nodeOf(structure, name)
  if (!node) return 'missing'
  if (structure.start_node === name) return 'start'
  return node.choices.length === 0 ? 'ending' : 'scene'
}

function targetsOf(structure: DraftStructure, name: string): string[] {
  const node = nodeOf(structure, name)
  // Omits reactions of endings.
  if (!node || node.choices.length === 0) return []
  const wide = name === structure.start_node ? (structure.reactions ?? []) : []
  return [
    ...node.choices.flatMap(targetsOfChoice),
    ...[...(node.reactions ?? []), ...wide].map(({ goes = '' }) => goes),
  ]
}

/**
 * Returns the scenes in reading order: each below the first scene with a choice to it, unreachable
 * ones last.
 */
export function outlineRows(structure: DraftStructure): OutlineRow[] {
  const rows: OutlineRow[] = []
  const seen = new Set<string>()

  const walk = (from: string, isReached: boolean) => {
    // An explicit stack, because recursion over 10,000 scenes would overflow the call stack.
    const open = [{ name: from, depth: 0 }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { name, depth } = next
      if (seen.has(name)) continue
      seen.add(name)
      const node = nodeOf(structure, name)
      const choices = node?.choices ?? []
      const kind = sceneKind(structure, name)
      rows.push({ name, title: node?.title, kind, depth, choices: choices.length, isReached })
      for (const target of targetsOf(structure, name).toReversed()) {
        if (target !== '' && !seen.has(target)) open.push({ name: target, depth: depth + 1 })
      }
    }
  }

  if (structure.start_node !== '') walk(structure.start_node, true)
  for (const name of Object.keys(structure.nodes)) if (!seen.has(name)) walk(name, false)
  return rows
}
