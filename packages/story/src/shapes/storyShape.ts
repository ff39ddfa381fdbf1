/** Shapes that a story may begin from. */
export const SHAPES = ['fork', 'day', 'bargain'] as const
export type ShapeName = (typeof SHAPES)[number]

/** What a scene of a shape says to its author, until they write it. */
export interface ShapeScene {
  title: string
  text: string
  /** The words of its choices, in the order of the wiring. */
  choices: readonly string[]
}

/** The words of a shape in one language. */
export interface ShapeWords {
  scenes: Readonly<Record<string, ShapeScene>>
  /** How the memory of a play names what was done, by name of the state. */
  labels: Readonly<Record<string, string>>
  /** What is said at the door while it is closed. */
  locked: string
}

/** The words of all shapes in one language. */
export type ShapeTexts = Readonly<Record<ShapeName, ShapeWords>>
