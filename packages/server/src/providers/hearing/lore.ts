import type { Lore } from '@kathasagar/engine/understanding/lore'
import { harmIn } from '@kathasagar/story'

import { scoreHarm } from '../harm/harmWeights.ts'
import { emojiNames } from './emojiNames.ts'
import { weighTopics } from './topics.ts'

/** Maximum probability of harm for words that a storyteller repeats, far below the limit for suspected ones. */
const QUOTED = 0.1

/** Returns true if words may be repeated to the player: they are neither declined nor suspected. */
export const isQuotable = (weigh: (words: string) => { harm: number }, words: string): boolean =>
  harmIn(words, 'family') === null && weigh(words).harm < QUOTED

export const lore: Lore = {
  topics: weighTopics,
  emojiNames,
  isQuotable: (text) => isQuotable(scoreHarm, text),
}
