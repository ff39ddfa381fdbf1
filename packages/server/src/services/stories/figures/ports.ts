/** What is counted of a story, by day: plays by language and by where they came from, finishes by ending, ratings by stars. */
export type FigureKind = 'language' | 'came_from' | 'finish' | 'rating'

/** Something that happened, in one word of its kind. */
export interface Figure {
  kind: FigureKind
  key: string
}

/** What a player has just done with a story. */
export interface Happened {
  storyId: string
  /** Who did it; what authors do with their own story is not counted. */
  userId: string
  /** Of UTC. */
  day: string
  figures: readonly Figure[]
}

export interface KeyCount {
  key: string
  count: number
}

export interface FigureRepository {
  /** Counts what has happened; after the story's own counters, whose row puts its players in an order. */
  add(happened: Happened): Promise<void>
  /** By day and kind; ratings by stars too, all else with a blank key. */
  listByDay(storyId: string, since: string): Promise<(Figure & { day: string; count: number })[]>
  /** Of all days since one, the most common first. */
  listByKey(storyId: string, since: string, limit: number): Promise<(Figure & KeyCount)[]>
  /** Readers who have begun to follow an author, by day. */
  listFollowers(authorId: string, since: Date): Promise<{ day: string; count: number }[]>
  /** Forgets what was counted before a day. */
  forgetBefore(day: string): Promise<void>
}
