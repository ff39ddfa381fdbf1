import { memoize } from '../words/memoize.ts'
import { offTopicIn, type OffTopicChances, type OffTopicWeights } from './offTopic/offTopicIn.ts'
import { offTopicSigns } from './offTopic/offTopicSigns.ts'
import { outsideIn, type Outside, type OutsideWeights } from './outside/outsideIn.ts'

/** What is known of words beyond what a story has of its own. */
export interface Lore {
  /** How likely words are about playing, and about what. */
  outside: (text: string) => Outside
  /** How likely words are of the world outside, or wish for a wonder, where a story tells these stems. */
  offTopic: (text: string, told: ReadonlySet<string>) => OffTopicChances
  /** What emoji show, in words that can be heard. */
  emojiNames: (text: string) => string
}

const TEXTS_KEPT = 256

interface Tables {
  /** How much a sign says for words about playing. */
  outsideWeightOf: OutsideWeights
  /** How much a sign says for words that are not of a story. */
  offTopicWeightsOf: OffTopicWeights
  emojiNames: Lore['emojiNames']
}

export const loreOf = ({ outsideWeightOf, offTopicWeightsOf, emojiNames }: Tables): Lore => ({
  outside: memoize((text) => outsideIn(text, outsideWeightOf), TEXTS_KEPT),
  offTopic: (text, told) => offTopicIn(offTopicSigns(text, told), offTopicWeightsOf),
  emojiNames,
})

/** Nothing but what a story has of its own. */
export const NO_LORE: Lore = loreOf({
  outsideWeightOf: () => undefined,
  offTopicWeightsOf: () => undefined,
  emojiNames: () => '',
})
