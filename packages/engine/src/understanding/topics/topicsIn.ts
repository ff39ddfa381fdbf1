import type { HintTopic } from '@kathasagar/story/vocabulary'

import type { OffTopic } from '../../world/ruling.ts'
import { predictChance, type Weights } from '../classifier/logisticRegression.ts'
import { featuresOf } from '../classifier/textFeatures.ts'

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

export type TopicLabel = 'playing' | OffTopic | OutsideTopic

export interface TopicChances extends Readonly<Record<'playing' | OffTopic, number>> {
  topic: OutsideTopic
}

export function topicsIn(
  text: string,
  weights: Readonly<Record<TopicLabel, Weights>>,
): TopicChances {
  const features = featuresOf(text)
  const chance = (label: TopicLabel) => predictChance(weights[label], features)
  return {
    playing: chance('playing'),
    // Computed on demand, because it is rarely needed.
    get topic() {
      const chances = OUTSIDE_TOPICS.map(chance)
      return OUTSIDE_TOPICS[chances.indexOf(Math.max(...chances))] ?? 'help'
    },
    world: chance('world'),
    wonder: chance('wonder'),
  }
}
