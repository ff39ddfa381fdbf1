import type { StoryExchange } from '@kathasagar/ui'

/** Stories of other tools; what reads and writes them is fetched when it is asked for. */
export const exchange: StoryExchange = {
  read: async (fileName, text) => {
    const { readStory } = await import('@kathasagar/api/interchange')
    return readStory(fileName, text)
  },
  write: async (format, story) => {
    const { writeJson, writeTwee } = await import('@kathasagar/api/interchange')
    return format === 'json' ? writeJson(story) : writeTwee(story)
  },
}
