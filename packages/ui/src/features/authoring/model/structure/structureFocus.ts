/** Place in the structure to focus. A new object each time. */
export interface StructureFocus {
  /** Blank for a place outside the scenes. */
  node: string
  choice?: number | undefined
  /** From the root of the structure, where one part of it is meant. */
  path?: readonly (string | number)[] | undefined
}

export type NodeMarks = ReadonlyMap<string, 'error' | 'person' | 'hint'>
