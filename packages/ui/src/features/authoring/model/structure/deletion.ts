import type { DraftStructure } from '@kathasagar/story/schema'
import { outlineRows } from './outlineRows.ts'
import { nodeOf } from './structureEdit.ts'
import { waysTo } from './structureShape.ts'

/** What a deletion takes along, and where one stands afterwards. */
export interface Deletion {
  /** Choices of other scenes that led there. */
  ways: number
  /** The scene next to it in the outline; empty when it is the only one. */
  next: string
}

/** What deleting a scene will mean; null where there is none of that name. */
export function deletionOf(structure: DraftStructure, name: string): Deletion | null {
  if (!nodeOf(structure, name)) return null
  const rows = outlineRows(structure)
  const at = rows.findIndex((row) => row.name === name)
  return {
    ways: waysTo(structure, name).filter(({ from }) => from !== name).length,
    next: (rows[at + 1] ?? rows[at - 1])?.name ?? '',
  }
}
