import type { DraftStructure } from '@kathasagar/story/schema'
import { outlineRows } from './outlineRows.ts'
import { nodeOf } from './structureEdit.ts'
import { waysTo } from './structureShape.ts'

export interface Deletion {
  ways: number
  next: string
}

/** Returns what would be deleted with a scene, or null if it does not exist. */
export function deletionOf(structure: DraftStructure, name: string): Deletion | null {
  if (!nodeOf(structure, name)) return null
  const rows = outlineRows(structure)
  const at = rows.findIndex((row) => row.name === name)
  return {
    ways: waysTo(structure, name).filter(({ from }) => from !== name).length,
    next: (rows[at + 1] ?? rows[at - 1])?.name ?? '',
  }
}
