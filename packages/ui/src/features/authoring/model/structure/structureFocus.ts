/** A place in the structure to be looked at; a new object each time it is asked for. */
export interface StructureFocus {
  /** Blank where something beside the scenes is meant. */
  node: string
  /** Place of the choice, from 0, where one is meant. */
  choice?: number | undefined
  /** From the root of the structure, where one part of it is meant. */
  path?: readonly (string | number)[] | undefined
}

/** Gravest thing that the review says of each node. */
export type NodeMarks = ReadonlyMap<string, 'error' | 'person' | 'hint'>
