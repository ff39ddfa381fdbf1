/** x and y of the feet, and size (height, or scale of a thing). */
export type Slot = readonly [x: number, y: number, size: number]

export const slots = (written: string): Slot[] =>
  written.split(' ').map((one) => {
    const [x = 0, y = 0, size = 1] = one.split(',').map(Number)
    return [x, y, size]
  })

/** Positions for people and things. The first person is the focus. */
export interface Stage {
  people: readonly Slot[]
  creatures: readonly Slot[]
  things: readonly Slot[]
  /** Ranges of x that are free. */
  clearGround: readonly (readonly [from: number, to: number])[]
  /** The first slot is the throne. */
  hasSeat?: boolean
  /** True if the size of the first slot does not depend on the style. */
  isFirstFixed?: boolean
  bed?: Slot
  /** Draws parts that cover the people, such as the side of a boat. */
  drawFront?: () => void
}

const OPEN_GROUND = [[60, 710]] as const

export function stage(own: Partial<Stage>): Stage {
  return {
    people: slots('300,468,190 500,474,180 180,462,168'),
    creatures: slots('590,470,126 110,462,110'),
    things: slots('410,482,0.9 360,486,0.8'),
    clearGround: OPEN_GROUND,
    ...own,
  }
}
