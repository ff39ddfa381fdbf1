import type { DraftStructure } from '@kathasagar/story/schema'
import { editStructure } from './editStructure.ts'
import type { StructureEdit } from './structureEdit.ts'

/** A structure with everything that it was and, after an undo, would have been. */
export interface StructureHistory {
  /** From the oldest kept to the one before. */
  past: readonly DraftStructure[]
  present: DraftStructure
  /** What undo took back, the nearest first. */
  future: readonly DraftStructure[]
  /** Typing that is still going on: more of it is the same step. */
  typing: { field: string; at: number } | null
}

/** Steps that can be taken back; structures share what did not change, so each costs little. */
const MOST_STEPS = 200
/** A pause that ends a step of typing. */
const PAUSE_MS = 1000

export const openHistory = (present: DraftStructure): StructureHistory => ({
  past: [],
  present,
  future: [],
  typing: null,
})

/** The field that an edit types in; null for what is a step of its own. */
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
 * Makes an edit and remembers what was before.
 * @param at When it was made, in milliseconds: typing in one field without a pause is one step.
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

/** Takes the last step back; the same history where there is none. */
export function undo(history: StructureHistory): StructureHistory {
  const { past, present, future } = history
  const before = past.at(-1)
  if (!before) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null }
}

/** Makes the step again that was taken back last; the same history where there is none. */
export function redo(history: StructureHistory): StructureHistory {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (!after) return history
  return { past: [...past, present], present: after, future: rest, typing: null }
}

/** The node that a step changed first, so that one can be shown it; null where only the start did. */
export function changedNode(before: DraftStructure, after: DraftStructure): string | null {
  const names = Object.keys(after.nodes)
  const changed = names.filter(
    (name) => !Object.hasOwn(before.nodes, name) || before.nodes[name] !== after.nodes[name],
  )
  return changed.find((name) => !Object.hasOwn(before.nodes, name)) ?? changed[0] ?? null
}
