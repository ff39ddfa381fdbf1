/** Words that two versions share, or that one of them has alone. */
export interface WordPiece {
  change: 'same' | 'added' | 'removed'
  text: string
}

/** What became of a scene, or of another part that has a name, from one version to the next. */
export interface PartDifference {
  /** By which the story names it. */
  name: string
  /** As readers know it; its name where it has no title. */
  title: string
  change: 'added' | 'removed' | 'changed'
  /** All that is written in it, with what is different marked. */
  pieces: readonly WordPiece[]
}

/** What holds a story's parts, by the name that the structure has for it. */
export const PART_GROUPS = [
  'start_node',
  'nodes',
  'cast',
  'things',
  'state',
  'reactions',
  'replies',
  'codex',
  'plates',
  'ink',
  'page',
] as const
export type PartGroup = (typeof PART_GROUPS)[number]

/** What is different in a version of a story from another, scene by scene and part by part. */
export interface VersionDifference {
  groups: readonly { group: PartGroup; parts: readonly PartDifference[] }[]
}
