import type { FactKind } from '@kathasagar/story/vocabulary'

/** A choice of a generated scene: `on` generates more, `back` returns to the node. */
export interface ImprovisedChoice {
  text: string
  leads: 'on' | 'back'
}

/** A fact of a generated scene; no author's condition depends on it. */
export interface ImprovisedFact {
  kind: Extract<FactKind, 'did' | 'saw'>
  what: string
}

/** Output of a model for an unforeseen turn. It is untrusted. */
export interface Improvisation {
  text: string
  /** Null if the player stays. */
  scene: { title: string; choices: readonly ImprovisedChoice[] } | null
  facts: readonly ImprovisedFact[]
}

export interface ImprovisedScene {
  title: string
  text: string
  choices: readonly ImprovisedChoice[]
  depth: number
}

export interface Room {
  /** `aside` stays in the scene, `scene` opens one, `either` allows both. */
  may: 'aside' | 'scene' | 'either'
  depth: number
  isLast: boolean
}
