/** Where someone stands: x, the y of the feet, and a size (height, or scale for a thing). */
export type Slot = readonly [x: number, y: number, size: number]

/** What a painted place offers those who come into it. The first person is whom we look at. */
export interface Stage {
  people: readonly Slot[]
  creatures: readonly Slot[]
  things: readonly Slot[]
  /** Where the ground is clear enough to stand: from x to x. */
  clearGround: readonly (readonly [from: number, to: number])[]
  /** The first slot is the throne's seat. */
  hasSeat?: boolean
  /** The first slot has a size of its own, whatever the manner's figures measure. */
  isFirstFixed?: boolean
  /** Where somebody who rests lies, instead of on the ground. */
  bed?: Slot
  /** What lies before the people, such as the side of their boat. */
  drawFront?: () => void
}

const OPEN_GROUND = [[60, 710]] as const

/** A stage on open ground, with what differs from it. */
export function stage(own: Partial<Stage>): Stage {
  return {
    people: [
      [300, 468, 190],
      [500, 474, 180],
      [180, 462, 168],
    ],
    creatures: [
      [590, 470, 126],
      [110, 462, 110],
    ],
    things: [
      [410, 482, 0.9],
      [360, 486, 0.8],
    ],
    clearGround: OPEN_GROUND,
    ...own,
  }
}
