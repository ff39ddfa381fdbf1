export interface Passage {
  name: string
  tags: readonly string[]
  text: string
  /** First line of the text in the file, from 1. */
  line: number
}

export interface PassageStory {
  title: string
  start: string
  /** In lower case. Null if the file does not say. */
  format: string | null
  passages: readonly Passage[]
  /** True if the story has a script outside the passages. */
  hasScripts: boolean
}
