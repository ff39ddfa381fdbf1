import type { FreeInput, ReportedScene, StoryInsight } from '@kathasagar/api/contract'
import type { ReviewFinding } from '@kathasagar/story/schema'
import type { FreeInputsShown, ReportReason } from '@kathasagar/api/contract/vocabulary'
import type { StoryStatus } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'

import type { ListPage, StoredGameConfig, StoredStory, StoredStoryCard } from './ports.ts'

/** Whose stories somebody may change: their own, or everybody's. */
export interface Editor {
  userId: string
  isAdmin: boolean
}

/** Where a story stands between its author and its readers. */
export interface StoredPublication {
  revision: number
  /** Number of the structure that new sessions play. */
  version: number | null
  updated_at: Date
  findings: ReviewFinding[]
  review_reason: string | null
  is_taken_down: boolean
  has_unpublished_changes: boolean
}

export interface OwnCard extends StoredStoryCard, StoredPublication {
  total_scenes: number
  branching_points: number
}

/** A story as its editors see it; its structure is found by its version. */
export interface OwnStory extends Omit<StoredStory, 'category' | 'tags'>, StoredPublication {
  category: { id: string } | null
  tags: readonly { id: string }[]
  /** Unpublished changes of a published story. Null if there are none. */
  draft: StoryDraft | null
  /** Display name of who saved last. */
  changed_by_name: string | null
  /** What an editor has let through. */
  accepted_findings: ReviewFinding[]
}

/** The fields that a form sets. */
export type StoryFields = Pick<
  StoredStory,
  | 'title'
  | 'tagline'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'cover_image_url'
  | 'image_alt'
  | 'language'
  | 'content_rating'
  | 'difficulty_level'
  | 'is_premium'
  | 'is_featured'
  | 'initial_xp'
  | 'actions_count'
  | 'story_cards_count'
  | 'total_scenes'
  | 'branching_points'
  | 'possible_endings'
  | 'estimated_play_time'
> & {
  category_id: string | null
  game_config: StoredGameConfig
}

/** What becomes of a story by review, archive and restoration. */
export interface NewPublicationStatus {
  status: StoryStatus
  findings: readonly ReviewFinding[]
  /** Absent: as it was. */
  accepted_findings?: readonly ReviewFinding[]
  review_reason?: string | null
  is_taken_down?: boolean
}

/** Changes that are saved beside a published story until they are published. */
export type StoryDraft = Partial<StoryFields> & {
  tag_ids?: readonly string[]
  /** Version with the changed structure; null if the structure was removed. */
  current_version_id?: string | null
}

export interface AuthoringRepository {
  /** Last changed first. */
  listOwn(authorId: string, page: ListPage): Promise<OwnCard[]>
  countOwn(authorId: string): Promise<Record<StoryStatus, number>>
  /** Returns undefined for a story of somebody else. */
  findOwn(id: string, editor: Editor): Promise<OwnStory | undefined>
  /** The same, and nobody else changes it before the transaction ends. */
  lockOwn(id: string, editor: Editor): Promise<OwnStory | undefined>
  insertStory(authorId: string, fields: StoryFields, now: Date): Promise<string>
  /** Saves fields, and the draft if there is one given, as the next revision. */
  saveFields(
    id: string,
    fields: Partial<StoryFields>,
    saved: { by: string; draft?: StoryDraft | null },
  ): Promise<void>
  setTags(id: string, tagIds: readonly string[]): Promise<void>
  setPublicationStatus(id: string, standing: NewPublicationStatus, now: Date): Promise<void>
  /** Somebody has played it, or is just being told something in a test of it. */
  hasSessions(id: string): Promise<boolean>
  /** With the tests of it. */
  deleteStory(id: string): Promise<void>
  hasCategory(id: string): Promise<boolean>
  countTags(ids: readonly string[]): Promise<number>
}

export interface StoredVersion {
  number: number
  created_at: Date
  /** Display name of who saved it; absent where that is not known or the account is gone. */
  created_by: string | null
  is_current: boolean
  total_scenes: number
  branching_points: number
  possible_endings: number
  sessions: number
}

/** Structures never change: sessions hold on to them. A new one is added instead. */
export interface StoryVersionRepository {
  /** Returns the id of the new version. */
  addVersion(
    storyId: string,
    structure: StoryStructure,
    made: { by: string; now: Date },
  ): Promise<string>
  /** Sets the version that new sessions play; with null they cannot begin. */
  setCurrent(storyId: string, versionId: string | null): Promise<void>
  markPublished(storyId: string, now: Date): Promise<void>
  /** Forgets old tries of a draft that were neither published nor played, but the latest few. */
  forgetOldDrafts(storyId: string): Promise<void>
  findVersion(
    storyId: string,
    number: number,
  ): Promise<{ structure: StoryStructure; created_at: Date } | undefined>
  /** Those before a number, the latest first. */
  listVersions(storyId: string, page: { before: number; limit: number }): Promise<StoredVersion[]>
}

/** Number of players in a scene. */
export interface NodeCount {
  node: string
  players: number
}

/** A page of the free text that players typed. */
export interface FreeInputsRead {
  since: Date
  /** Minimum number of players who typed the same text in the same scene. */
  playersMin: number
  show: FreeInputsShown
  offset: number
  limit: number
}

/** Use of stories. The author's own sessions and tests do not count. */
export interface InsightRepository {
  /** Adds one to a count of today. */
  countToday(
    what: 'plays' | 'finishes',
    played: { storyId: string; userId: string; now: Date },
  ): Promise<void>
  listDays(storyId: string, since: string): Promise<StoryInsight['days']>
  countEndings(story: StoryOfAuthor): Promise<NodeCount[]>
  /** Returns unfinished sessions that were last played before a time, by their scene. */
  countLeft(story: StoryOfAuthor, before: Date): Promise<NodeCount[]>
  /** Returns a page of free text, and the number of texts on all pages. */
  listFreeInputs(
    story: StoryOfAuthor,
    read: FreeInputsRead,
  ): Promise<{ inputs: Omit<FreeInput, 'title'>[]; total: number }>
}

export interface StoryOfAuthor {
  id: string
  author_id: string
}

export interface StoryReport {
  storyId: string
  storyTitle: string
  /** Where the session beside it stands. */
  scene: ReportedScene | null
  reporterId: string
  reason: ReportReason
  note: string
  /** One of the reporter's own, laid beside it for the editors. */
  sessionId: string | null
  /** Code of the shared play that it is about. */
  sharedPlay: string | null
  /** The comment that it is about. */
  said?: { id: string; words: string }
}

export interface ReportRepository {
  /** In place of an earlier report of the same reader of the same thing. */
  report(report: StoryReport, now: Date): Promise<void>
}
