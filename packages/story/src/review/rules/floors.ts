/**
 * The least that a story must hold before readers see it; a draft may hold anything. Stated in
 * docs/REVIEW.md, in the guide for authors and beside the review's findings.
 */
export const PUBLISH_FLOORS = {
  /** Words in the texts of all scenes; a text that stands in two scenes counts once. */
  words: 100,
  /** Scenes, endings included. */
  scenes: 3,
  /** Scenes without choices. */
  endings: 1,
  /** Words of the description. */
  descriptionWords: 5,
} as const
