/** Level of detail. An image that is too large is drawn again at the next lower level. */
export interface Detail {
  /** Share of small scattered motifs, such as grass, stars and rain. */
  scatter: number
  /** Distance between leaves, relative to the highest level. */
  leafGap: number
  /** Number of different distant people; others are copies. */
  crowdKinds: number
  /** Number of people with folds and bangles. */
  finePeople: number
  /** Decimals of coordinates: 10 for one, 1 for none. */
  steps: 10 | 1
  isFlat?: boolean
  /** Omits distant people, outlines of scenery and optional ornament. */
  isBare?: boolean
}

/** From the highest to one that always fits the size limit. */
export const DETAIL_LEVELS: readonly Detail[] = [
  { scatter: 1, leafGap: 1, crowdKinds: 2, finePeople: 2, steps: 10 },
  { scatter: 0.7, leafGap: 1.2, crowdKinds: 1, finePeople: 2, steps: 1 },
  { scatter: 0.4, leafGap: 1.5, crowdKinds: 1, finePeople: 1, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true },
  { scatter: 0.04, leafGap: 4, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true, isBare: true },
]
