import type { DraftStructure } from '@kathasagar/story/schema'
import { nodeOf, targetsOfChoice } from './structureEdit.ts'

/** Kind of a scene. A `missing` scene is the target of a choice but does not exist. */
export type SceneKind = 'start' | 'scene' | 'ending' | 'missing'

export interface OutlineRow {
  name: string
  title: string | undefined
  kind: SceneKind
  /** Number of choices between the start scene and this scene. */
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
  // Omits the reactions of endings, because the story is over there.
  if (!node || node.choices.length === 0) return []
  const wide = name === structure.start_node ? (structure.reactions ?? []) : []
  return [
    ...node.choices.flatMap(targetsOfChoice),
    ...[...(node.reactions ?? []), ...wide].map(({ goes = '' }) => goes),
  ]
}

/**
 * Returns the rows of the outline. Each scene is below the first one that links to it. Unreachable
 * scenes are last.
 */
export function outlineRows(structure: DraftStructure): OutlineRow[] {
  const rows: OutlineRow[] = []
  const seen = new Set<string>()

  const walk = (from: string, isReached: boolean) => {
    // Uses an explicit stack, because recursion over 10,000 scenes would overflow the call stack.
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
