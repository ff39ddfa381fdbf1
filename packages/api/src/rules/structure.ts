/** The graph an author writes, as the engine reads it. Shapes agree with the contract's `StoryStructure`. */
export interface Choice {
  text: string
  /** Name of the node it leads to. */
  target: string
}

/** What a painter may draw of a scene; words it does not know are skipped. */
export interface Scene {
  place?: string | undefined
  species?: string | undefined
  time?: string | undefined
  weather?: string | undefined
  mood?: string | undefined
  people?: readonly Person[] | undefined
  creatures?: readonly string[] | undefined
  objects?: readonly string[] | undefined
}

export interface Person {
  kind: string
  pose?: string | undefined
  holds?: string | undefined
  cloth?: string | undefined
  old?: boolean | undefined
}

/** A scene of the story; without choices it is an ending. */
export interface StoryNode {
  text: string
  choices: readonly Choice[]
  title?: string | undefined
  /** Small things a reader may notice here. */
  details?: readonly string[] | undefined
  scene?: Scene | undefined
}

export interface StoryStructure {
  start_node: string
  nodes: Readonly<Record<string, StoryNode>>
}
