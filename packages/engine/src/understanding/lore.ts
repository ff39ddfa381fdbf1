import { harmIn } from '@kathasagar/story'

import type { TopicChances } from './topics.ts'

export interface Lore {
  topics: (text: string) => TopicChances
  emojiNames: (text: string) => string
  /** Returns true if the words are safe to repeat and store. */
  isQuotable: (text: string) => boolean
}

export const NO_LORE: Lore = {
  topics: () => ({ playing: 0, topic: 'help', world: 0, wonder: 0 }),
  emojiNames: () => '',
  isQuotable: (text) => harmIn(text, 'family') === null,
}
