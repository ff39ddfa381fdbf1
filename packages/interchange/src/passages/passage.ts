/** A passage as its file holds it. */
export interface Passage {
  name: string
  tags: readonly string[]
  text: string
  /** First line of the text in the file, from 1. */
  line: number
}

/** A story of passages before its text is read. */
export interface PassageStory {
  title: string
  /** Name of the start passage. */
  start: string
  /** Story format in lower case; null if the file does not say. */
  format: string | null
  passages: readonly Passage[]
  /** True if the story has a script of its own outside the passages. */
  hasScripts: boolean
}
