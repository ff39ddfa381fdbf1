import type { DraftStructure } from '@kathasagar/story/schema'
import { DEFAULT_SCENE_TEXTS } from '@kathasagar/story/vocabulary'

/** Name of the scene that is added if choices lead to it and it is missing. */
export const END = 'end'

/** Returns the structure, with the scene `end` added if a choice leads there and it is missing. */
export function addMissingEnding(structure: DraftStructure): DraftStructure {
  const { nodes } = structure
  const leadsToEnd = Object.values(nodes).some(({ choices }) =>
    choices.some(({ target }) => target === END),
  )
  if (!leadsToEnd || Object.hasOwn(nodes, END)) return structure
  return {
    ...structure,
    nodes: { ...nodes, [END]: { text: DEFAULT_SCENE_TEXTS.end, choices: [] } },
  }
}
