import type { StructureHistory } from './structureHistory.ts'
import type { StructureTabName } from './structureTabs.ts'

export interface EditorSnapshot {
  history: StructureHistory
  view: 'outline' | 'graph' | 'json'
  tab: StructureTabName
  node: string
}

/** Stores the state of the editor while it is unmounted. */
export interface EditorMemory {
  recall: () => Partial<EditorSnapshot>
  keep: (left: Partial<EditorSnapshot>) => void
}

export function openMemory(first: Partial<EditorSnapshot> = {}): EditorMemory {
  let left = first
  return {
    recall: () => left,
    keep: (changes) => {
      left = { ...left, ...changes }
    },
  }
}
