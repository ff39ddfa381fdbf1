import type { Weights } from '@kathasagar/engine/understanding/classifier/logisticRegression'
import { topicsIn, type TopicLabel } from '@kathasagar/engine/understanding/topics/topicsIn'
import { memoize } from '@kathasagar/story'

import { plainWeights, readWeights } from '../classifier/readWeights.ts'

/** Written by `npm run evaluate -- fit-topics`. */
export const TOPICS_FILE = new URL('../../../weights/topics.bin', import.meta.url)

const TEXTS_KEPT = 256
let known: Readonly<Record<TopicLabel, Weights>> | undefined

export const weighTopics = memoize(
  (words: string) => topicsIn(words, (known ??= readWeights(TOPICS_FILE))),
  TEXTS_KEPT,
)

export const topicWeights = () => plainWeights(TOPICS_FILE)
