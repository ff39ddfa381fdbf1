import { harmIn } from '@kathasagar/story'

import type { TopicChances } from './topics/topicsIn.ts'

export interface Lore {
  topics: (text: string) => TopicChances
  emojiNames: (text: string) => string
  /** Returns true if the player's words are harmless, so that they may be repeated and stored. */
  isQuotable: (text: string) => boolean
}

export const NO_LORE: Lore = {
  topics: () => ({ playing: 0, topic: 'help', world: 0, wonder: 0 }),
  emojiNames: () => '',
  isQuotable: (text) => harmIn(text, 'family') === null,
}
