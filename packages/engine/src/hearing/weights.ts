/** What speaks for a candidate's being meant, and how much; shares and likenesses are from 0 to 1. */
const MEANT = {
  /** How like the letters of its nearest phrase are to those of what was said, of the next, and of all together. */
  like: 1.86,
  second: -1.35,
  centre: 7,
  /** Share of one of its phrases that was said. */
  ofPhrase: 1.89,
  /** Share of what was said that is in its phrases, by words and by letters, and how much that is. */
  cover: 1.72,
  coverLetters: 1.09,
  count: 2.77,
  /** Share of what was said that is told where it leads, and in none of its phrases. */
  beyond: 0.53,
  /** 1 where something is asked, and it is a choice that asks nothing. */
  asked: -1.44,
  /** 1 where the words turn against something, and it does not. */
  denied: -1.07,
  /** What kind of answer it is, and how like that, how much is asked of a topic. */
  isScene: 0.67,
  isStory: -1.95,
  isTopic: -2.89,
  answerLike: -2.38,
  answerCover: -1.27,
  topicAsked: 3.06,
}

/** What speaks for nothing here being meant. */
const NONE = {
  base: 0.15,
  /** How much was said: 1 from twelve words on. */
  length: -0.7,
  /** Share of what was said that no candidate has, that of it which the scene tells, and which no story text has. */
  uncovered: -0.59,
  aside: 5.05,
  unknown: 1.43,
  /** How like the nearest of the author's answers is. */
  answered: -3.23,
  /** 1 where there are no answers, less the more there are. */
  alone: 1.45,
}

export type Features = Record<keyof typeof MEANT, number>
export type NoneFeatures = Record<keyof typeof NONE, number>
export type Weights = Features & NoneFeatures

/** How much each feature says; `npm run fit-hearing` finds it on sentences that are kept for it. */
export const WEIGHTS: Weights = { ...MEANT, ...NONE }
