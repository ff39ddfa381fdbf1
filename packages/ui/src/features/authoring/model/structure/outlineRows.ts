import type { DraftStructure } from '@kathasagar/story/schema'
import { nodeOf, targetsOfChoice } from './structureEdit.ts'

/** `missing`: a choice leads to the name, and no node has it. */
export type SceneKind = 'start' | 'scene' | 'ending' | 'missing'

/** One line of the outline. */
export interface OutlineRow {
  name: string
  title: string | undefined
  kind: SceneKind
  /** Choices on the way to it from the start, as the outline walks. */
  depth: number
  choices: number
  /** A way from the start leads here. */
  isReached: boolean
}

export function sceneKind(structure: DraftStructure, name: string): SceneKind {
  const node = nodeOf(structure, name)
  if (!node) return 'missing'
  if (structure.start_node === name) return 'start'
  return node.choices.length === 0 ? 'ending' : 'scene'
}

/** Where a scene leads: by its choices, then by its reactions, and from the start by those of the story. */
function targetsOf(structure: DraftStructure, name: string): string[] {
  const node = nodeOf(structure, name)
  // An ending has no choices, and at one nothing is done any more.
  if (!node || node.choices.length === 0) return []
  const wide = name === structure.start_node ? (structure.reactions ?? []) : []
  return [
    ...node.choices.flatMap(targetsOfChoice),
    ...[...(node.reactions ?? []), ...wide].map(({ goes = '' }) => goes),
  ]
}

/**
 * The scenes as one reads on: each below the first that leads to it, the start at the top, and at
 * the end those that nothing leads to.
 */
export function outlineRows(structure: DraftStructure): OutlineRow[] {
  const rows: OutlineRow[] = []
  const seen = new Set<string>()

  const walk = (from: string, isReached: boolean) => {
    // A stack of its own: ten thousand scenes in a chain are deeper than calls may be.
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
