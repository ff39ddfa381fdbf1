import type { BulkRequest, BulkSelection, BulkSkip } from '@kathasagar/api/contract'
import type { ContentRating, StoryStatus } from '@kathasagar/story/vocabulary'

/** What acts on many stories change of one. */
export interface BulkStory {
  id: string
  /** Grows with every save. */
  revision: number
  category_id: string | null
  /** In the order of their ids. */
  tag_ids: string[]
  content_rating: ContentRating
  is_premium: boolean
  is_featured: boolean
  author_id: string
  /** Where it stands in a series of its author. */
  series_place: object | null
  status: StoryStatus
  is_taken_down: boolean
  is_down_with_author: boolean
  review_reason: string | null
}

/** Some of its fields; one act touches the same ones of every story. */
export type BulkFields = Partial<Omit<BulkStory, 'id' | 'revision'>>

export interface StoredBulkAct {
  id: string
  admin_id: string
  /** Names the act among those of its admin. */
  client_key: string
  request: BulkRequest
}

/** What became of one story. */
export interface BulkLine {
  story_id: string
  outcome: 'changed' | BulkSkip
  before?: BulkFields
  after?: BulkFields
  /** Of the story once it was changed. */
  revision?: number
}

export type ChangedLine = Required<Omit<BulkLine, 'outcome'>>

/** With whether whose the story was has left since. */
export type ListedChange = ChangedLine & { is_ownerless: boolean }

export interface BulkRepository {
  /** Nothing where the admin has used the key before. */
  insertAct(act: StoredBulkAct, now: Date): Promise<boolean>
  /** Id of the act with this key, where it asks for the same. */
  findSame(act: StoredBulkAct): Promise<string | undefined>
  /** The act, locked until the transaction ends: two sends of it go one after the other. */
  lockAct(id: string): Promise<StoredBulkAct | undefined>
  /** Stories that were named and are gone are chosen too. */
  choose(bulkId: string, selection: BulkSelection): Promise<void>
  listChosen(selection: BulkSelection): Promise<BulkStory[]>
  /** Locked until the transaction ends; those that are gone are missing. */
  lockStories(ids: readonly string[]): Promise<BulkStory[]>
  /** Chosen stories that nobody has seen to yet. */
  listWaiting(bulkId: string, limit: number): Promise<string[]>
  /** Writes the fields; as a save by somebody, where that is said. */
  writeStories(
    stories: readonly { id: string; fields: BulkFields }[],
    savedBy: string | null,
  ): Promise<void>
  /** What was settled before stays. */
  settle(bulkId: string, lines: readonly BulkLine[]): Promise<void>
  countLines(bulkId: string): Promise<{ outcome: BulkLine['outcome'] | null; stories: number }[]>
  /** Changed stories of which nobody has asked yet to be put back. */
  listChanged(bulkId: string, limit: number): Promise<ListedChange[]>
  settleUndo(bulkId: string, ids: readonly string[], undone: boolean): Promise<void>
  countUndone(bulkId: string): Promise<{ undone: boolean | null; stories: number }[]>
  forgetBefore(then: Date): Promise<void>
}
