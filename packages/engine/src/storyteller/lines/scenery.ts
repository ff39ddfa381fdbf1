import type { CommonDetail } from '../../memory/details.ts'

type Row = readonly string[]

/** Words of one language for what stands in a scene, the same in every manner. */
export interface Scenery {
  place: Readonly<Record<string, Row>>
  time: Readonly<Record<string, Row>>
  weather: Readonly<Record<string, Row>>
  /** True of any place. */
  anywhere: Row
  /** What a closer look at a common detail shows. */
  common: Readonly<Record<CommonDetail, Row>>
  /** The choice to look closer at it. */
  commonOffer: Readonly<Record<CommonDetail, string>>
  /** An authored `{detail}` that is no sentence of its own. */
  noticed: Row
}
