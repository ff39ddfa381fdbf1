import type { HintTopic } from '@kathasagar/story/vocabulary'

import { predictChance, type Weights } from '../../classifier/logisticRegression.ts'
import { featuresOf } from '../../classifier/textFeatures.ts'

export const OUTSIDE_TOPICS = [
  'help',
  'who',
  'skip',
  'undo',
  'show',
  'restart',
  'save',
  'quit',
  'thanks',
  'storyteller',
  'credits',
  'language',
  'length',
  'settings',
  'source',
  'summary',
  'share',
  'report',
] as const satisfies readonly HintTopic[]
export type OutsideTopic = (typeof OUTSIDE_TOPICS)[number]

/** What words are about that are not of the story: their reader's own world, or what nobody can do. */
export type OffTopic = 'world' | 'wonder'

/** What is learnt of words: whether they are about playing, if so about what, and whether off the story. */
export type TopicLabel = 'playing' | OffTopic | OutsideTopic

/** How likely words are about playing, and what they are about if they are; and how likely of no story. */
export interface TopicChances extends Readonly<Record<'playing' | OffTopic, number>> {
  topic: OutsideTopic
}

/** Weighs what words are about. */
export function topicsIn(
  text: string,
  weights: Readonly<Record<TopicLabel, Weights>>,
): TopicChances {
  const features = featuresOf(text)
  const chance = (label: TopicLabel) => predictChance(weights[label], features)
  return {
    playing: chance('playing'),
    // Few words are about playing, and of the others nobody asks about what of it.
    get topic() {
      const chances = OUTSIDE_TOPICS.map(chance)
      return OUTSIDE_TOPICS[chances.indexOf(Math.max(...chances))] ?? 'help'
    },
    world: chance('world'),
    wonder: chance('wonder'),
  }
}
