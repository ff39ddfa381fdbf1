/** Minimums for publishing. If you change them, update docs/REVIEW.md and the authors' guide. */
export const PUBLISH_MINIMUMS = {
  /** Word count of all scenes. Repeated texts count once. */
  words: 100,
  /** Includes endings. */
  scenes: 3,
  endings: 1,
  descriptionWords: 5,
} as const
