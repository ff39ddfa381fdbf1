import type { ImportEffect } from '../shared/importedStory.ts'

/** Marks that are found in a text, and what is left of them. */
export interface MarkRule {
  pattern: RegExp
  /** What is left of what was found. */
  keep: (found: RegExpMatchArray) => string
  /** What a note says; null where nothing was lost. */
  message: (found: RegExpMatchArray) => string | null
  effect: ImportEffect
}

/** How a format marks its text. */
export interface Marks {
  /** What is told as it stands, macros and all. */
  verbatim?: readonly MarkRule[]
  rules?: readonly MarkRule[]
  /** Macros of SugarCube, which hold no marks but in their strings. */
  hasMacros?: boolean
  /** Words that stand for a passage, whatever signs they are made of. */
  names?: ReadonlySet<string>
}
