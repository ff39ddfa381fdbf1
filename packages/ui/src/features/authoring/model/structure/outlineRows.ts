import type { DraftStructure } from '@kathasagar/story/schema'
import { nodeOf, targetsOfChoice } from './structureEdit.ts'

/** `missing`: a choice leads to the name, but no scene has it. */
export type SceneKind = 'start' | 'scene' | 'ending' | 'missing'

export interface OutlineRow {
  name: string
  title: string | undefined
  kind: SceneKind
  /** Number of choices from the start. */
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
  // Endings have no reactions.
  if (!node || node.choices.length === 0) return []
  const wide = name === structure.start_node ? (structure.reactions ?? []) : []
  return [
    ...node.choices.flatMap(targetsOfChoice),
    ...[...(node.reactions ?? []), ...wide].map(({ goes = '' }) => goes),
  ]
}

/**
 * Returns the scenes in reading order: each below the first that leads to it, unreachable ones
 * last.
 */
export function outlineRows(structure: DraftStructure): OutlineRow[] {
  const rows: OutlineRow[] = []
  const seen = new Set<string>()

  const walk = (from: string, isReached: boolean) => {
    // An explicit stack, because 10,000 scenes exceed the call stack.
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
