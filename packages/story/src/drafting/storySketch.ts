export interface SketchedChoice {
  text: string
  to: string
  /** Id of the deed that the choice records, or blank. */
  does: string
  /** Id of the deed that the choice requires, or blank. */
  needs: string
}

export interface SketchedScene {
  id: string
  title: string
  plan: string
  people: readonly string[]
  choices: readonly SketchedChoice[]
}

/** A plan of a complete story, starting with the first scene. Ids may be any text. */
export interface StorySketch {
  title: string
  tagline: string
  description: string
  people: readonly { id: string; name: string; wants: string }[]
  deeds: readonly { id: string; label: string }[]
  scenes: readonly SketchedScene[]
}
