import type { DraftStructure } from '@kathasagar/story/schema'

import { editStructure } from './editStructure.ts'
import type { StructureEdit } from './structureEdit.ts'
import type { StructureTabName } from './structureTabs.ts'

/** Current structure, with the previous ones for undo and the later ones for redo. */
export interface StructureHistory {
  past: readonly DraftStructure[]
  present: DraftStructure
  future: readonly DraftStructure[]
  typing: { field: string; at: number } | null
}

/** Maximum number of undo steps. Steps share unchanged parts, so each needs little memory. */
const MOST_STEPS = 200
/** Pause in typing after which a new undo step starts, in milliseconds. */
const PAUSE_MS = 1000

export const openHistory = (present: DraftStructure): StructureHistory => ({
  past: [],
  present,
  future: [],
  typing: null,
})

function fieldOf(edit: StructureEdit): string | null {
  switch (edit.kind) {
    case 'setScene':
    case 'setChoice':
    case 'setParts':
    case 'setPart':
      return edit.typing ?? null
    case 'replace':
      return edit.isTyped ? edit.kind : null
    default:
      return null
  }
}

/**
 * Applies an edit and adds it to the history.
 * @param at Time in milliseconds. Typing in one field without a pause is one step.
 */
export function record(
  history: StructureHistory,
  edit: StructureEdit,
  at: number,
): StructureHistory {
  const { past, present, typing } = history
  const next = editStructure(present, edit)
  if (next === present) return history
  const field = fieldOf(edit)
  const goesOn = field !== null && typing?.field === field && at - typing.at < PAUSE_MS
  return {
    past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
    present: next,
    future: [],
    typing: field === null ? null : { field, at },
  }
}

export function undo(history: StructureHistory): StructureHistory {
  const { past, present, future } = history
  const before = past.at(-1)
  if (!before) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null }
}

export function redo(history: StructureHistory): StructureHistory {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (!after) return history
  return { past: [...past, present], present: after, future: rest, typing: null }
}

/** Returns the name of the first scene that differs, or null if all scenes are equal. */
export function changedNode(before: DraftStructure, after: DraftStructure): string | null {
  const names = Object.keys(after.nodes)
  const changed = names.filter(
    (name) => !Object.hasOwn(before.nodes, name) || before.nodes[name] !== after.nodes[name],
  )
  return changed.find((name) => !Object.hasOwn(before.nodes, name)) ?? changed[0] ?? null
}

interface EditorSnapshot {
  history: StructureHistory
  view: 'outline' | 'graph' | 'json'
  tab: StructureTabName
  node: string
}

/** Storage for the state of the editor while it is unmounted. */
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
