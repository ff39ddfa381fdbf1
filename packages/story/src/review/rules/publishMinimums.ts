/** Minimums for publishing. docs/REVIEW.md and the guide for authors state them too. */
export const PUBLISH_MINIMUMS = {
  /** Word count of all scenes. Repeated texts count once. */
  words: 100,
  /** Includes endings. */
  scenes: 3,
  endings: 1,
  descriptionWords: 5,
} as const
