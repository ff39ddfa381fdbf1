export const SHAPES = ['fork', 'day', 'bargain'] as const
export type ShapeName = (typeof SHAPES)[number]

export interface ShapeScene {
  title: string
  text: string
  /** Texts in the order of the template's choices. */
  choices: readonly string[]
}

export interface ShapeWords {
  scenes: Readonly<Record<string, ShapeScene>>
  labels: Readonly<Record<string, string>>
  locked: string
}

export type ShapeTexts = Readonly<Record<ShapeName, ShapeWords>>
