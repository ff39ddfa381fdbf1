import type { Features, NoneFeatures } from './features.ts'

export type Weights = Features & NoneFeatures

/** How much each feature says; `npm run fit-hearing` finds it on sentences that are kept for it. */
export const WEIGHTS: Weights = {
  like: 1.86,
  second: -1.35,
  centre: 7,
  ofPhrase: 1.89,
  cover: 1.72,
  coverLetters: 1.09,
  count: 2.77,
  beyond: 0.53,
  asked: -1.44,
  denied: -1.07,
  isScene: 0.67,
  isStory: -1.95,
  isTopic: -2.89,
  answerLike: -2.38,
  answerCover: -1.27,
  topicAsked: 3.06,
  base: 0.15,
  length: -0.7,
  uncovered: -0.59,
  aside: 5.05,
  unknown: 1.43,
  answered: -3.23,
  alone: 1.45,
}
