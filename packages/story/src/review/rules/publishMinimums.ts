/**
 * Minimums for publishing. Also stated in docs/REVIEW.md, in the guide for authors and with the
 * findings.
 */
export const PUBLISH_MINIMUMS = {
  /** Words of all scenes. Repeated texts count once. */
  words: 100,
  /** Includes endings. */
  scenes: 3,
  endings: 1,
  descriptionWords: 5,
} as const
