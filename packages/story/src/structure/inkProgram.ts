/** Something that a program failed of while it was walked. */
export interface InkWalkFault {
  message: string
  /** Name of the node before it. */
  node: string
}

/** What walking a program at random has met. Shapes agree with the contract's `InkWalk`. */
export interface InkWalk {
  ways: number
  ended: number
  unfinished: number
  loose: number
  longest: number
  faults: readonly InkWalkFault[]
}

/** A story as a program of ink. Shapes agree with the contract's `InkProgram`. */
export interface InkProgram {
  source: string
  compiled: string
  walk: InkWalk
}

/** Where a program has come to, with all that it needs to go on. */
export interface InkScene {
  /** Name of the node that it stands as. */
  place: string
  text: string
  choices: readonly string[]
  title?: string | undefined
  plate?: string | undefined
  /** The state as ink's own engine saves it. */
  saved: string
}
