export const STORY_FILES = ['story', 'people', 'scenes'] as const

export type StoryFiles = Record<(typeof STORY_FILES)[number], unknown>

interface Bare {
  story_structure: object
}

/** Joins the files of a story without validating them. */
export function joinStory<Story = unknown>({ story, people, scenes }: StoryFiles): Story {
  const { story_structure, ...about } = story as Bare
  const structure = { ...story_structure, cast: people, nodes: scenes }
  return { ...about, story_structure: structure } as Story
}

export function splitStory(whole: object): StoryFiles {
  const { story_structure, ...about } = whole as {
    story_structure: { cast?: object; nodes: object }
  }
  const { cast = {}, nodes, ...rest } = story_structure
  return { story: { ...about, story_structure: rest }, people: cast, scenes: nodes }
}
