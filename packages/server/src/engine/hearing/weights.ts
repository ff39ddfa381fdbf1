import type { Features, NoneFeatures } from './features.ts'

export type Weights = Features & NoneFeatures

/** How much each feature says; `npm run fit-hearing` finds it on sentences that are kept for it. */
export const WEIGHTS: Weights = {
  like: 1.9,
  like2: -0.27,
  second: -0.84,
  centre: 6.69,
  ofPhrase: 1.6,
  cover: 1.28,
  coverLetters: 1.62,
  count: 2.69,
  beyond: 0.36,
  asked: -1.63,
  denied: -1.08,
  isScene: 0.75,
  isStory: -1.89,
  isTopic: -3.05,
  answerLike: -2.81,
  answerCover: -0.92,
  topicAsked: 0.34,
  base: 0,
  question: 0.05,
  length: -0.97,
  long: 0.48,
  uncovered: -0.63,
  missed: 0.17,
  aside: 4.96,
  unknown: 1.37,
  answered: -2.94,
  alone: 1.59,
}
