import type { StoryStructure } from '../rules/structure.ts'

/** Something of a foreign story that was not carried over as it was, and where it stands. */
export interface ImportNote {
  /** Name of the passage, or of the ink knot; null where the story as a whole is meant. */
  passage: string | null
  /** Line of the file, from 1; null where none can be named. */
  line: number | null
  /** What was found and what became of it, a plain sentence. */
  message: string
}

/** A story read from a file. Only the review says whether it is sound. */
export interface ImportedStory {
  title: string
  structure: StoryStructure
  /** In the order of the file; empty when all was carried over. */
  notes: readonly ImportNote[]
}

export type ImportRefusalCode =
  | 'too_large'
  | 'too_many_passages'
  | 'unknown_format'
  | 'unreadable'
  | 'no_passages'

/** A file that no story could be read from. */
export interface ImportRefusal {
  code: ImportRefusalCode
  /** Why, a plain sentence. */
  message: string
  /** Line of the file, from 1, where one is at fault. */
  line: number | null
}

export function isRefusal(read: ImportedStory | ImportRefusal): read is ImportRefusal {
  return 'code' in read
}
