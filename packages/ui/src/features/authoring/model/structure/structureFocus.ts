/** Location in the structure to focus. Create a new object each time. */
export interface StructureFocus {
  /** Name of the scene. Blank for a location outside the scenes. */
  node: string
  choice?: number | undefined
  /** Path from the root of the structure, to focus a part of the scene. */
  path?: readonly (string | number)[] | undefined
}

export type NodeMarks = ReadonlyMap<string, 'error' | 'person' | 'hint'>
