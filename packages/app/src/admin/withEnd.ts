import type { DraftStructure } from '@kathasagar/api/contract'

/** The scene that a form adds where choices lead to it and nobody has written it. */
export const END = 'end'
const END_TEXT = 'The end of your adventure.'

/** The structure with the scene `end`, where a choice leads there and there is none. */
export function withEnd(structure: DraftStructure): DraftStructure {
  const { nodes } = structure
  const leadsToEnd = Object.values(nodes).some(({ choices }) =>
    choices.some(({ target }) => target === END),
  )
  if (!leadsToEnd || Object.hasOwn(nodes, END)) return structure
  return { ...structure, nodes: { ...nodes, [END]: { text: END_TEXT, choices: [] } } }
}
