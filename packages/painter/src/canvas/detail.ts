/** How much is drawn. A picture that comes out too large is drawn again one rung plainer. */
export interface Detail {
  /** Share of the small things scattered for richness: grass, stars, far folk, rain. */
  scatter: number
  /** Distance between leaves in a crown, as a multiple of the richest. */
  leafGap: number
  /** Different drawings of far people; the rest are copies. */
  crowdKinds: number
  /** How many people keep their folds and bangles. */
  finePeople: number
  /** Decimals kept in scenery of full size. */
  steps: 10 | 1
  /** Without modelling: no gradient on any shape. */
  isFlat?: boolean
  /** Nobody in the distance, no outline around scenery, no ornament that a scene can do without. */
  isBare?: boolean
}

/** From the richest to one that fits the limit with any words. */
export const DETAIL_LEVELS: readonly Detail[] = [
  { scatter: 1, leafGap: 1, crowdKinds: 2, finePeople: 2, steps: 10 },
  { scatter: 0.7, leafGap: 1.2, crowdKinds: 1, finePeople: 2, steps: 1 },
  { scatter: 0.4, leafGap: 1.5, crowdKinds: 1, finePeople: 1, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1 },
  { scatter: 0.15, leafGap: 2.2, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true },
  { scatter: 0.04, leafGap: 4, crowdKinds: 1, finePeople: 0, steps: 1, isFlat: true, isBare: true },
]
