import type { FactKind } from '@kathasagar/story/vocabulary'

/** A choice of a scene that a model has made up: further into what it makes up, or back to the node. */
export interface ImprovisedChoice {
  text: string
  leads: 'on' | 'back'
}

/** What came to be known in what a model made up; no condition of the author's asks for it. */
export interface ImprovisedFact {
  kind: Extract<FactKind, 'did' | 'saw'>
  what: string
}

/** What a model makes up where nothing was foreseen. It comes from outside, so it may be nonsense. */
export interface Improvisation {
  text: string
  /** A scene of its own; null where the player stays. */
  scene: { title: string; choices: readonly ImprovisedChoice[] } | null
  facts: readonly ImprovisedFact[]
}

/** A scene that a model has made up, as a play holds it in front of the node that it stands in. */
export interface ImprovisedScene {
  title: string
  text: string
  choices: readonly ImprovisedChoice[]
  depth: number
}

export interface Room {
  /** Words in place, a scene, or either as it sees fit. */
  may: 'aside' | 'scene' | 'either'
  depth: number
  isLast: boolean
}
