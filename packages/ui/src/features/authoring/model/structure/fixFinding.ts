import type { DraftStructure, ReviewFinding } from '@kathasagar/story/schema'

import { freshName } from './nodeNames.ts'
import { nodeOf, type StructureEdit } from './structureEdit.ts'

/** Returns the edit that fixes a finding, or null if the author must decide. */
export function fixFinding(
  structure: DraftStructure,
  { code, node, choice }: ReviewFinding,
): StructureEdit | null {
  if (node === null) return null
  if (code === 'unreachable_node' || code === 'unreachable_ending') {
    return nodeOf(structure, node) ? { kind: 'deleteNode', node } : null
  }
  if (code !== 'missing_target' || choice === undefined) return null
  const target = nodeOf(structure, node)?.choices[choice]?.target
  if (target === undefined || nodeOf(structure, target)) return null
  return { kind: 'addTarget', node, choice, name: target || freshName(structure) }
}
