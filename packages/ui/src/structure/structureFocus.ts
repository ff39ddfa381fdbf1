/** A place in the structure to be looked at; a new object each time it is asked for. */
export interface StructureFocus {
  node: string
  /** Place of the choice, from 0, where one is meant. */
  choice?: number | undefined
}

/** Gravest thing that the review says of each node. */
export type NodeMarks = ReadonlyMap<string, 'error' | 'person' | 'hint'>
