/** A passage as its file holds it. */
export interface Passage {
  name: string
  tags: readonly string[]
  text: string
  /** Line of the file on which the text begins, from 1. */
  line: number
}

/** A story of passages, its macros not read yet. */
export interface PassageStory {
  title: string
  /** Name of the start passage. */
  start: string
  /** Story format by name, in lower case; null where the file does not say. */
  format: string | null
  passages: readonly Passage[]
  /** Scripts of the whole story: never run, but read for what they may write. */
  scripts: readonly string[]
}
