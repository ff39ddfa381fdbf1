/** Weights for a candidate; shares and similarities are from 0 to 1. */
const MEANT = {
  /** Similarity of letters to the nearest phrase and to all phrases. */
  like: 1.54,
  centre: 6.21,
  ofPhrase: 1.97,
  /** Share of the input in the phrases, by words and by letters, and its amount. */
  cover: 1.36,
  coverLetters: 1.66,
  count: 2.7,
  /** 1 if the input asks and the choice does not. */
  asked: -1.67,
  /** 1 if the input denies and the candidate does not. */
  denied: -1.16,
  isScene: 0.67,
  isStory: -2.17,
  isTopic: -3.35,
  answerLike: -1.65,
  answerCover: -1.75,
  topicAsked: 3.59,
}

const NONE = {
  base: -1.02,
  /** 1 without answers, lower with more answers. */
  alone: 2.87,
}

export type Features = Record<keyof typeof MEANT, number>
export type NoneFeatures = Record<keyof typeof NONE, number>
export type Weights = Features & NoneFeatures

/** Weight of each feature, fitted by `npm run evaluate -- fit-hearing` on separate sentences. */
export const WEIGHTS: Weights = { ...MEANT, ...NONE }
