import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { signsIn } from './signsIn.ts'

/** What words about playing are about, as far as signs tell. */
export const OUTSIDE_TOPICS = [
  'help',
  'who',
  'skip',
  'undo',
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

/** How likely a text is about playing, and what it is about if it is. */
export interface Outside {
  chance: number
  topic: HintTopic
}

/** How much a sign says for a text's being about playing, and, where it is, for each topic in their order. */
export interface OutsideWeight {
  outside: number
  topics: readonly number[]
}

/** The weight of a sign; none of one that nothing was learnt of. */
export type OutsideWeights = (sign: string) => OutsideWeight | undefined

/** Longer texts are told in the story, whatever words they have. */
const LONGEST = 26

/** Whether so much is said that it is told in the story. */
export const isTold = (text: string): boolean => text.trim().split(/\s+/u).length > LONGEST

/** Weighs the signs of a text. */
export function outsideIn(text: string, weightsOf: OutsideWeights): Outside {
  const weights = signsIn(text).flatMap((sign) => weightsOf(sign) ?? [])
  const outside = weights.reduce((sum, one) => sum + one.outside, 0)
  const topics = OUTSIDE_TOPICS.map((_, topic) =>
    weights.reduce((sum, one) => sum + (one.topics[topic] ?? 0), 0),
  )
  return {
    chance: isTold(text) || weights.length === 0 ? 0 : 1 / (1 + Math.exp(-outside)),
    topic: OUTSIDE_TOPICS[topics.indexOf(Math.max(...topics))] ?? 'help',
  }
}
