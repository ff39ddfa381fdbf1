import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { nodeOf } from './structureEdit.ts'

/** Matches `[[Next scene]]` and `[[Label|Scene]]`. */
const LINK = /\[\[([^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\]/u

const cut = (words: string, most: number) => [...words.trim()].slice(0, most).join('')

/** Converts the links in a scene's text to choices, and creates missing targets. */
export function linkScenes(structure: DraftStructure, name: string): DraftStructure {
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
