/** A choice as whoever drafts a story first thinks of it. */
export interface SketchedChoice {
  text: string
  /** Id of the scene that it leads to. */
  to: string
  /** Id of the deed that it is; blank where nothing remembers it. */
  does: string
  /** Id of a deed without which it is not there; blank where it always is. */
  needs: string
}

/** A scene before it is written. */
export interface SketchedScene {
  id: string
  title: string
  /** What happens here, in a sentence or two. */
  plan: string
  /** Ids of who is here. */
  people: readonly string[]
  /** None: an ending. */
  choices: readonly SketchedChoice[]
}

/** A whole story before a scene of it is written, the first scene first. Its ids may be anything. */
export interface StorySketch {
  title: string
  tagline: string
  description: string
  people: readonly { id: string; name: string; wants: string }[]
  /** Deeds that later scenes know of. */
  deeds: readonly { id: string; label: string }[]
  scenes: readonly SketchedScene[]
}
