import type { DraftStructure } from '@kathasagar/story/schema'
import { DEFAULT_SCENE_TEXTS } from '@kathasagar/story/vocabulary'

/** The scene that a form adds where choices lead to it and nobody has written it. */
export const END = 'end'

/** The structure with the scene `end`, where a choice leads there and there is none. */
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
