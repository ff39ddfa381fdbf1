import type { OpenStory } from '../schema/openStory.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'

/** Name of the start scene of an open story. All generated parts are played in it, and it is not an ending. */
export const OPEN_START = 'opening'

const THE_END = ['The end']

/** Returns the opening and one scene per ending, without choices between them. */
export function openScenes({ opening = '', endings = [] }: OpenStory) {
  const texts = endings.length > 0 ? endings : THE_END
  const nodes: Record<string, StoryNode> = {
    [OPEN_START]: { title: '', text: opening, choices: [] },
  }
  for (const [index, text] of texts.entries()) {
    nodes[`ending_${index + 1}`] = { title: text, text, choices: [] }
  }
  return { start_node: OPEN_START, nodes } satisfies StoryStructure
}
