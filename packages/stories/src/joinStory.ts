/** The parts that a story's folder holds, each in a file of its own: what it is, who is in it, where it goes. */
export const STORY_FILES = ['story', 'people', 'scenes'] as const

export type StoryFiles = Record<(typeof STORY_FILES)[number], unknown>

interface Bare {
  story_structure: object
}

/** The whole story of its files, in the shape that authors save; what is in it is not checked. */
export function joinStory<Story = unknown>({ story, people, scenes }: StoryFiles): Story {
  const { story_structure, ...about } = story as Bare
  const structure = { ...story_structure, cast: people, nodes: scenes }
  return { ...about, story_structure: structure } as Story
}

/** The files of a whole story: the other way round. */
export function splitStory(whole: object): StoryFiles {
  const { story_structure, ...about } = whole as {
    story_structure: { cast?: object; nodes: object }
  }
  const { cast = {}, nodes, ...rest } = story_structure
  return { story: { ...about, story_structure: rest }, people: cast, scenes: nodes }
}
