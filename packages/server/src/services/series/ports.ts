import type { Author } from '@kathasagar/api/contract'
import type { PartProgress } from '@kathasagar/api/contract/vocabulary'

import type { Audience } from '../stories/ports.ts'

/** What an author writes of a series. */
export interface SeriesText {
  title: string
  description: string
}

export interface StoredSeries extends SeriesText {
  id: string
  author_id: string
  /** Without a handle where the account is closed or suspended. */
  author: Author
}

/** A story of a series, in its place. */
export interface StoredPart {
  story_id: string
  /** Among the published parts, from 1; null for one that is none. */
  number: number | null
}

export interface StoredSeriesCard extends SeriesText {
  id: string
  created_at: Date
  /** Parts for an audience; all of them for the author. */
  parts_total: number
  /** The first of these, if there is one. */
  first: { id: string; cover_image_url: string | null } | null
}

/** Which series of an author are listed. */
export interface SeriesAsked {
  authorId: string
  audience: Audience
  /** Also series and parts that nobody but their author and admins may see. */
  seesAll: boolean
  after: { created_at: Date; id: string } | null
  limit: number
}

/** Which part of which series a story is. */
export interface StoredPlace {
  series_id: string
  title: string
  number: number
  total: number
}

export interface SeriesRepository {
  find(id: string): Promise<StoredSeries | undefined>
  /** In their order, whoever may see them. */
  listParts(id: string): Promise<StoredPart[]>
  /** The newest first; whoever sees not all gets those alone that have a part for them. */
  list(asked: SeriesAsked): Promise<StoredSeriesCard[]>
  count(authorId: string): Promise<number>
  insert(authorId: string, words: SeriesText, now: Date): Promise<string>
  update(id: string, words: SeriesText, now: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Of these stories, how many are the author's. */
  countOwn(authorId: string, storyIds: readonly string[]): Promise<number>
  /** Whether one of these stories is a part of a series but this one. */
  arePartsElsewhere(id: string, storyIds: readonly string[]): Promise<boolean>
  /** Puts these in the place of all parts, in their order; inside a transaction. */
  setParts(id: string, storyIds: readonly string[], now: Date): Promise<void>
  /** Where a published story stands in its series. */
  findPlace(storyId: string): Promise<StoredPlace | undefined>
  /** The published part after a story, whoever may see it, and what its series is called. */
  findNextPart(
    storyId: string,
  ): Promise<{ story_id: string; series: string; number: number } | undefined>
  /** Of these stories, those that a reader has begun or finished. */
  listProgress(
    storyIds: readonly string[],
    userId: string,
  ): Promise<ReadonlyMap<string, Exclude<PartProgress, 'new'>>>
  /** Series with a part that an audience may see, the latest changed first. */
  listAddresses(audience: Audience, limit: number): Promise<{ id: string; updated_at: Date }[]>
}
