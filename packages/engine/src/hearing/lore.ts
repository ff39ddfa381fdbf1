import { harmIn } from '@kathasagar/story'

import type { TopicChances } from './topics/topicsIn.ts'

export interface Lore {
  /** How likely words are about playing, and about what; and how likely of no story. */
  topics: (text: string) => TopicChances
  emojiNames: (text: string) => string
  /**
   * Returns true if the storyteller may repeat and remember a player's words. The guard lets words pass
   * that it is not certain of; nothing of them is said back to the player.
   */
  isQuotable: (text: string) => boolean
}

/** Nothing but what a story has of its own. */
export const NO_LORE: Lore = {
  topics: () => ({ playing: 0, topic: 'help', world: 0, wonder: 0 }),
  emojiNames: () => '',
  isQuotable: (text) => harmIn(text, 'family') === null,
}
