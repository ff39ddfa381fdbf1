import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { editParts } from './editParts.ts'
import {
  nodeOf,
  type StructureEdit,
  type StructureNode,
  targetsOfChoice,
  type Reaction,
  type StructureChoice,
} from './structureEdit.ts'
import { withChanges } from './withoutBlanks.ts'

type Entry = readonly [string, StructureNode]

// Uses `Object.fromEntries`, because assignment would lose names such as `__proto__`.
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

/** Renames a scene and updates all references to it. Does nothing if the new name is in use. */
function renameNode(structure: DraftStructure, from: string, to: string): DraftStructure {
  if (from === to || !nodeOf(structure, from) || nodeOf(structure, to)) return structure
  const entries = Object.entries(structure.nodes).map(([name, node]): Entry => [
    name === from ? to : name,
    haveDifferentTargets(node, from, to),
  ])
  const start_node = structure.start_node === from ? to : structure.start_node
  return { ...withEntries(goElsewhere(structure, from, to), entries), start_node }
}

/** Deletes a scene and the choices with it as their target. The review reports a missing start. */
function deleteNode(structure: DraftStructure, gone: string): DraftStructure {
  if (!nodeOf(structure, gone)) return structure
  const entries = Object.entries(structure.nodes)
    .filter(([name]) => name !== gone)
    .map(([name, node]): Entry => [name, haveDifferentTargets(node, gone, null)])
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

/** Applies an edit. Returns the same structure if nothing changed. */
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

const withChoices = (node: StructureNode, choices: StructureChoice[]): StructureNode => ({
  ...node,
  choices,
})

function changeChoice(
  node: StructureNode,
  place: number,
  change: Partial<StructureChoice>,
): StructureNode {
  const choice = node.choices[place]
  if (!choice) return node
  const changed = withChanges(choice, change, ['text', 'target'])
  return changed === choice ? node : withChoices(node, node.choices.with(place, changed))
}

function moveChoice(node: StructureNode, from: number, to: number): StructureNode {
  const choice = node.choices[from]
  if (!choice || from === to || node.choices[to] === undefined) return node
  return withChoices(node, node.choices.toSpliced(from, 1).toSpliced(to, 0, choice))
}

/** Applies an edit to the choices of a scene. Returns the same scene if nothing changed. */
function editChoices(node: StructureNode, edit: StructureEdit): StructureNode {
  const { choices } = node
  switch (edit.kind) {
    case 'addChoice':
      return choices.length < STORY_LIMITS.nodeChoicesMax
        ? withChoices(node, [...choices, { text: '', target: edit.target ?? '' }])
        : node
    case 'setChoice':
      return changeChoice(node, edit.choice, edit.change)
    case 'moveChoice':
      return moveChoice(node, edit.choice, edit.to)
    case 'removeChoice':
      return choices[edit.choice] ? withChoices(node, choices.toSpliced(edit.choice, 1)) : node
    default:
      return node
  }
}

/** Replaces the target scene of reactions. A null target removes the old one. */
function reactionsElsewhere(
  reactions: Reaction[] | undefined,
  from: string,
  to: string | null,
): Reaction[] | undefined {
  if (!reactions?.some(({ goes }) => goes === from)) return reactions
  return reactions.map((reaction) =>
    reaction.goes === from ? withChanges(reaction, { goes: to ?? '' }) : reaction,
  )
}

/** Replaces the target scene of choices and reactions. A null target removes the old one. */
function haveDifferentTargets(node: StructureNode, from: string, to: string | null): StructureNode {
  const reactions = reactionsElsewhere(node.reactions, from, to)
  const led = reactions === node.reactions ? node : { ...node, reactions }
  if (!led.choices.some((choice) => targetsOfChoice(choice).includes(from))) return led
  return withChoices(
    led,
    led.choices.flatMap((choice) => {
      const failing = failElsewhere(choice, from, to)
      if (failing.target !== from) return [failing]
      return to === null ? [] : [{ ...failing, target: to }]
    }),
  )
}

function failElsewhere(choice: StructureChoice, from: string, to: string | null): StructureChoice {
  const { check } = choice
  if (check?.fails.target !== from) return choice
  return { ...choice, check: { ...check, fails: { ...check.fails, target: to ?? '' } } }
}

/** Matches links such as `[[Next scene]]` and `[[Label|Scene]]`. */
const LINK = /\[\[([^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\]/u

const cut = (words: string, most: number) => [...words.trim()].slice(0, most).join('')

/** Converts the links in a scene's text to choices, and creates missing target scenes. */
function linkScenes(structure: DraftStructure, name: string): DraftStructure {
  const node = nodeOf(structure, name)
  const [link, label = '', scene = label] = LINK.exec(node?.text ?? '') ?? []
  if (!node || link === undefined) return structure
  const target = cut(scene, STORY_LIMITS.nodeNameMax)
  const isFull =
    node.choices.length >= STORY_LIMITS.nodeChoicesMax ||
    Object.keys(structure.nodes).length >= STORY_LIMITS.nodesMax
  if (target === '' || isFull) return structure
  const linked = {
    ...node,
    text: node.text.replace(link, '').replace(/[ \t]+$/u, ''),
    choices: [...node.choices, { text: cut(label, STORY_LIMITS.choiceMax), target }],
  }
  const nodes = new Map(Object.entries(structure.nodes)).set(name, linked)
  if (!nodes.has(target)) nodes.set(target, { text: '', choices: [] })
  return linkScenes({ ...structure, nodes: Object.fromEntries(nodes) }, name)
}
