import type { FactKind, OpenFactKind } from '@kathasagar/story/vocabulary'

/** A choice of a generated scene. `on` generates another scene, `back` returns to the node. */
export interface ImprovisedChoice {
  text: string
  leads: 'on' | 'back'
}

/** A fact of a generated scene, unknown to conditions. */
export interface ImprovisedFact {
  kind: Extract<FactKind, 'did' | 'saw'>
  what: string
}

/** Plan of an open story. A model writes it, so it is untrusted. */
export interface StoryPlan {
  premise: string
  /** Goal of the player. */
  wants: string
  /** Open questions, at most five. */
  threads: readonly string[]
  /** 1-based number of the next ending, or 0 if no ending is near. */
  ending: number
}

/** A fact of an open story, with the turn in which it was added. */
export interface OpenFact {
  kind: OpenFactKind
  /** Name of the person, place or thing. */
  name: string
  what: string
  turn: number
}

/** A contradiction that a model finds in a passage. It is untrusted. */
export interface Contradiction {
  /** 1-based number of the fact. */
  fact: number
  /** Words of the passage. */
  quote: string
}

/** State of an open story without its current part. Undo restores it with the turn. */
export interface OpenState {
  /** Planned number of parts. */
  planned: number
  plan: StoryPlan | null
  facts: readonly OpenFact[]
}

/** Output of a model for an unforeseen turn. It is untrusted. */
export interface Improvisation {
  text: string
  /** Null if the player stays. */
  scene: { title: string; choices: readonly ImprovisedChoice[] } | null
  facts: readonly ImprovisedFact[]
  /** Set only in an open story. */
  open?: {
    /** 1-based number of the ending that this part reaches, or 0 if the story continues. */
    ends: number
    plan: Partial<StoryPlan> | null
    facts: readonly Omit<OpenFact, 'turn'>[]
  }
}

export interface ImprovisedScene {
  title: string
  text: string
  choices: readonly ImprovisedChoice[]
  depth: number
}

/** Scope of one part of an open story. */
export interface OpenRoom {
  /** The next part, or a closer look with two choices. */
  part: 'next' | 'closer'
  act: 1 | 2 | 3
  /** Number of planned parts after this one. */
  left: number
  ending: 'none' | 'may' | 'must'
  /** Error of the previous response. */
  remark?: string
}

export interface Room {
  /** `aside` stays in the scene, `scene` opens a new one, `either` allows both. */
  may: 'aside' | 'scene' | 'either'
  depth: number
  isLast: boolean
  /** Set only in an open story, with `may: 'scene'`. */
  open?: OpenRoom
}
