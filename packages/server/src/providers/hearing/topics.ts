import type { Weights } from '@kathasagar/engine/classifier/logisticRegression'
import { topicsIn, type TopicLabel } from '@kathasagar/engine/hearing/topics/topicsIn'
import { memoize } from '@kathasagar/story'
import { plainWeights, readWeights } from '../classifier/readWeights.ts'

/** `npm run evaluate -- fit-topics` writes it. */
export const TOPICS_FILE = new URL('../../../weights/topics.bin', import.meta.url)

const TEXTS_KEPT = 256
let known: Readonly<Record<TopicLabel, Weights>> | undefined

/** How likely words are about playing, and about what; and how likely of no story. */
export const weighTopics = memoize(
  (words: string) => topicsIn(words, (known ??= readWeights(TOPICS_FILE))),
  TEXTS_KEPT,
)

/** The same weights for a device that has to weigh by itself; read when the first one asks. */
export const topicWeights = () => plainWeights(TOPICS_FILE)
