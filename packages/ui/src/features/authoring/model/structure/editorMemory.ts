import type { StructureHistory } from './structureHistory.ts'
import type { StructureTabName } from './structureTabs.ts'

/** How the editor of a structure was left. */
export interface LeftEditor {
  /** Everything that can be undone. */
  history: StructureHistory
  view: 'outline' | 'graph' | 'json'
  /** Which part of the story was written. */
  tab: StructureTabName
  /** Name of the scene that was open; blank for none. */
  node: string
}

/** Holds how the editor was left, because its tab takes it off the page. */
export interface EditorMemory {
  recall: () => Partial<LeftEditor>
  keep: (left: Partial<LeftEditor>) => void
}

/** A memory of nothing yet, or of how the editor is to begin: one for each story that is open. */
export function openMemory(first: Partial<LeftEditor> = {}): EditorMemory {
  let left = first
  return {
    recall: () => left,
    keep: (changes) => {
      left = { ...left, ...changes }
    },
  }
}
