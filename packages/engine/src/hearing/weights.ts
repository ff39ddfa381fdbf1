/** What speaks for a candidate's being meant, and how much; shares and likenesses are from 0 to 1. */
const MEANT = {
  /** How like the letters of its nearest phrase are to those of what was said, and of all together. */
  like: 1.54,
  centre: 6.21,
  ofPhrase: 1.97,
  /** Share of what was said that is in its phrases, by words and by letters, and how much that is. */
  cover: 1.36,
  coverLetters: 1.66,
  count: 2.7,
  /** 1 where something is asked, and it is a choice that asks nothing. */
  asked: -1.67,
  /** 1 where the words turn against something, and it does not. */
  denied: -1.16,
  /** What kind of answer it is, and how like that, how much is asked of a topic. */
  isScene: 0.67,
  isStory: -2.17,
  isTopic: -3.35,
  answerLike: -1.65,
  answerCover: -1.75,
  topicAsked: 3.59,
}

const NONE = {
  base: -1.02,
  /** 1 where there are no answers, less the more there are. */
  alone: 2.87,
}

export type Features = Record<keyof typeof MEANT, number>
export type NoneFeatures = Record<keyof typeof NONE, number>
export type Weights = Features & NoneFeatures

/** How much each feature says; `npm run evaluate -- fit-hearing` finds it on sentences that are kept for it. */
export const WEIGHTS: Weights = { ...MEANT, ...NONE }
