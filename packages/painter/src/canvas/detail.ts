/** Level of detail. Images that are too large are drawn again one level lower. */
export interface Detail {
  /** Fraction of small scattered motifs that are drawn, such as grass, stars and rain. */
  scatter: number
  /** Distance between leaves, relative to the highest level. */
  leafGap: number
  /** Number of different distant people. The others are copies. */
  crowdKinds: number
  /** Maximum number of people with folds and bangles. */
  finePeople: number
  /** Precision of coordinates: 10 for one decimal, 1 for integers. */
  steps: 10 | 1
  isFlat?: boolean
  /** Omits distant people, outlines of scenery and optional ornament. */
  isBare?: boolean
}

/** Levels from the highest to one that always meets the size limit. */
export const DETAIL_LEVELS: readonly Detail[] = [
  { scatter: 1, leafGap: 1, crowdKinds: 2, finePeople: 2, steps: 10 },
  { scatter: 0.7, leafGap: 1.2, crowdKinds: 1, finePeople: 2, steps: 1 },
  { scatter: 0.4, leafGap: 1.5, crowdKinds: 1, finePeople: 1, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true },
  { scatter: 0.04, leafGap: 4, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true, isBare: true },
]
