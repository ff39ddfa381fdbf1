export interface NewStoryPage {
  hash: string
  html: string
  bytes: number
  brought_by: string
  kept_at: Date
}

/** Pages that play their stories themselves, each once, under its hash. */
export interface StoryPageRepository {
  findPage(hash: string): Promise<string | undefined>
  /** Whether it is there, and stays until the transaction is over. */
  hasPage(hash: string): Promise<boolean>
  /** Of all that a user has brought first. */
  bytesOf(userId: string): Promise<number>
  /** Keeps it, or notes that one which is kept is wanted still. */
  keepPage(page: NewStoryPage): Promise<void>
  /** Drops those that no version of a story names, kept before an instant or brought by nobody who is here. */
  forgetUnplayed(since: Date): Promise<void>
}
