import type { Features, NoneFeatures } from './features.ts'

export type Weights = Features & NoneFeatures

/** How much each feature says; `npm run fit-hearing` finds it on sentences that are kept for it. */
export const WEIGHTS: Weights = {
  like: 1.74,
  like2: 0.16,
  second: -1.37,
  centre: 7.02,
  ofPhrase: 1.91,
  cover: 1.67,
  coverLetters: 1.12,
  count: 2.8,
  beyond: 0.53,
  asked: -1.62,
  denied: -1.06,
  isScene: 0.67,
  isStory: -1.96,
  isTopic: -2.9,
  answerLike: -2.43,
  answerCover: -1.26,
  topicAsked: 3.08,
  base: 0.1,
  question: 0.04,
  length: -0.87,
  long: 0.57,
  uncovered: -0.64,
  missed: 0.23,
  aside: 5.05,
  unknown: 1.4,
  answered: -3.2,
  alone: 1.41,
}
