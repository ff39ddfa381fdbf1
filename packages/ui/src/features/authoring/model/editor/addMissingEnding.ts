import type { DraftStructure } from '@kathasagar/story/schema'
import { DEFAULT_SCENE_TEXTS } from '@kathasagar/story/vocabulary'

export const END_SCENE = 'end'

export function addMissingEnding(structure: DraftStructure): DraftStructure {
  const { nodes } = structure
  const leadsToEnd = Object.values(nodes).some(({ choices }) =>
    choices.some(({ target }) => target === END_SCENE),
  )
  if (!leadsToEnd || Object.hasOwn(nodes, END_SCENE)) return structure
  return {
    ...structure,
    nodes: { ...nodes, [END_SCENE]: { text: DEFAULT_SCENE_TEXTS.end, choices: [] } },
  }
}
