export interface Passage {
  name: string
  tags: readonly string[]
  text: string
  /** 1-based number of the text's first line in the file. */
  line: number
}

export interface PassageStory {
  title: string
  start: string
  /** In lower case. Null if the file states no format. */
  format: string | null
  passages: readonly Passage[]
  /** True if the story has a script outside its passages. */
  hasScripts: boolean
}
