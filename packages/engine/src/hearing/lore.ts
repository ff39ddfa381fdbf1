import type { TopicChances } from './topics/topicsIn.ts'

/** What is known of words beyond what a story has of its own. */
export interface Lore {
  /** How likely words are about playing, and about what; and how likely of no story. */
  topics: (text: string) => TopicChances
  /** What emoji show, in words that can be heard. */
  emojiNames: (text: string) => string
}

/** Nothing but what a story has of its own. */
export const NO_LORE: Lore = {
  topics: () => ({ playing: 0, topic: 'help', world: 0, wonder: 0 }),
  emojiNames: () => '',
}
