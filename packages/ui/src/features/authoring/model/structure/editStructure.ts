import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { editChoices, leadElsewhere, reactionsElsewhere } from './editChoices.ts'
import { editParts } from './editParts.ts'
import { linkScenes } from './linkScenes.ts'
import { nodeOf, type StructureEdit, type StructureNode } from './structureEdit.ts'
import { withChanges } from './withoutBlanks.ts'

type Entry = readonly [string, StructureNode]

// Uses Object.fromEntries to preserve names such as `__proto__`.
const withEntries = (structure: DraftStructure, entries: Iterable<Entry>): DraftStructure => ({
  ...structure,
  nodes: Object.fromEntries(entries),
})

function withNode(structure: DraftStructure, name: string, node: StructureNode): DraftStructure {
  if (nodeOf(structure, name) === node) return structure
  const entries = new Map(Object.entries(structure.nodes))
  return withEntries(structure, entries.set(name, node))
}

function addNode(structure: DraftStructure, name: string): DraftStructure {
  const isFull = Object.keys(structure.nodes).length >= STORY_LIMITS.nodesMax
  if (isFull || nodeOf(structure, name)) return structure
  return withNode(structure, name, { text: '', choices: [] })
}

/** Renames a scene and all references to it. Does nothing if the name is in use. */
function renameNode(structure: DraftStructure, from: string, to: string): DraftStructure {
  if (from === to || !nodeOf(structure, from) || nodeOf(structure, to)) return structure
  const entries = Object.entries(structure.nodes).map(([name, node]): Entry => [
    name === from ? to : name,
    leadElsewhere(node, from, to),
  ])
  const start_node = structure.start_node === from ? to : structure.start_node
  return { ...withEntries(goElsewhere(structure, from, to), entries), start_node }
}

/** Deletes a scene and the choices to it. The review reports a deleted start scene. */
function deleteNode(structure: DraftStructure, gone: string): DraftStructure {
  if (!nodeOf(structure, gone)) return structure
  const entries = Object.entries(structure.nodes)
    .filter(([name]) => name !== gone)
    .map(([name, node]): Entry => [name, leadElsewhere(node, gone, null)])
  return withEntries(goElsewhere(structure, gone, null), entries)
}

function goElsewhere(structure: DraftStructure, from: string, to: string | null): DraftStructure {
  const reactions = reactionsElsewhere(structure.reactions, from, to)
  return reactions === structure.reactions ? structure : { ...structure, reactions }
}

function editNode(structure: DraftStructure, name: string, edit: StructureEdit): DraftStructure {
  const node = nodeOf(structure, name)
  if (!node) return structure
  return withNode(
    structure,
    name,
    edit.kind === 'setScene'
      ? withChanges<StructureNode>(node, edit.change, ['text'])
      : editChoices(node, edit),
  )
}

/** Returns the structure after an edit, or the same one if nothing changed. */
export function editStructure(structure: DraftStructure, edit: StructureEdit): DraftStructure {
  switch (edit.kind) {
    case 'replace':
      return edit.structure
    case 'addNode':
      return addNode(structure, edit.name)
    case 'renameNode':
      return renameNode(structure, edit.node, edit.name)
    case 'deleteNode':
      return deleteNode(structure, edit.node)
    case 'setStart':
      return structure.start_node === edit.node
        ? structure
        : { ...structure, start_node: edit.node }
    case 'setParts':
    case 'setPart':
    case 'renamePart':
    case 'removePart':
    case 'removeVariable':
      return editParts(structure, edit)
    case 'addTarget': {
      const isThere = nodeOf(structure, edit.node)?.choices[edit.choice] !== undefined
      const grown = isThere ? addNode(structure, edit.name) : structure
      return editNode(grown, edit.node, {
        kind: 'setChoice',
        node: edit.node,
        choice: edit.choice,
        change: { target: edit.name },
      })
    }
    case 'setScene': {
      const written = editNode(structure, edit.node, edit)
      return edit.change.text === undefined ? written : linkScenes(written, edit.node)
    }
    default:
      return editNode(structure, edit.node, edit)
  }
}
