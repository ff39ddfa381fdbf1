/** Location in the structure that gets the focus. A new object sets the focus again. */
export interface StructureFocus {
  /** Name of the scene. Blank if the location is not in a scene. */
  node: string
  choice?: number | undefined
  /** Path from the root of the structure to a part of the scene. */
  path?: readonly (string | number)[] | undefined
}

export type NodeMarks = ReadonlyMap<string, 'error' | 'person' | 'hint'>
