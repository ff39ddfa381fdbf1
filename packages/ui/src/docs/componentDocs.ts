/** What a person wrote about a piece; the rest of its page is read from its source. */
export interface ComponentDocs {
  /** Purpose of the piece, in a sentence or two. */
  use: string
  /** When something else is better, and what. */
  avoid: readonly string[]
  /** Parts in the order they are met, each with what it does. */
  anatomy: readonly (readonly [part: string, does: string])[]
  /** How its words are chosen. */
  words: readonly string[]
}
