/** A part: its name, what it does, and by which selector it is found in the picture. */
export type Part = readonly [part: string, does: string, where?: string]

/** A story of the piece's own file, by its name; `Playground` where none is named. */
export interface Shown {
  story?: string
  /** What is other than in that story. */
  args?: Readonly<Record<string, unknown>>
  /**
   * Height of a frame of its own, in which its play runs: for what opens over the page, or goes by
   * the width of the window. It takes no args then.
   */
  frame?: number
}

/** Two stories that are told apart by one thing, each with a line on what it does to people. */
export interface Pair {
  do: Shown & { why: string }
  dont: Shown & { why: string }
}

/** What a person wrote about a piece; the rest of its page is read from its source. */
export interface ComponentDocs {
  /** Purpose of the piece, in a sentence or two. */
  use: string
  /** When something else is better, and what. */
  avoid: readonly string[]
  /** Parts in the order they are met. */
  anatomy: readonly Part[]
  /** The story that they are numbered in. */
  picture?: Shown
  /** Uses that serve a reader, each beside one that does not. */
  pairs?: readonly Pair[]
  /** How its words are chosen. */
  words: readonly string[]
}
