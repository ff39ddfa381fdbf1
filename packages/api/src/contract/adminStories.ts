import * as z from 'zod/mini'
import {
  CONTENT_RATINGS,
  STORY_LANGUAGES,
  STORY_LIMITS,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'
import { count, filledText, ReviewFinding, text } from '@kathasagar/story/schema'

import { Author, StoryParams } from './stories.ts'
import { Category, Tag } from './taxonomy.ts'
import { HistoryEntry } from './history.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { PublicationRequest, PublicationStatus } from './authoring.ts'
import { ReportedScene } from './storyReports.ts'
import { SentFile } from './keepsakes.ts'
import { id, instant, queryFlag, queryNumber, utcDay } from './fields.ts'
import { route } from './route.ts'

/** How many rows a page of a list for admins may have. */
export const ADMIN_PAGE_SIZES = ['25', '50', '100'] as const

/** What a list for admins may be sorted by. */
export const ADMIN_STORY_SORTS = [
  'title',
  'author',
  'category',
  'status',
  'likes',
  'plays',
  'bookmarks',
  'created',
] as const
export type AdminStorySort = (typeof ADMIN_STORY_SORTS)[number]

/** Page of a list for admins, from 1, and how many rows it has. */
export const adminPage = {
  page: queryNumber(1, 100_000, 1),
  per_page: z._default(z.pipe(z.enum(ADMIN_PAGE_SIZES), z.transform(Number)), 25),
}

/** What narrows the list of all stories; what is absent narrows nothing. */
export const ADMIN_STORY_FILTER = {
  /** Part of a title, a tagline or an author's name, whatever the case. */
  search: z._default(text(LIMITS.searchQueryMax), ''),
  status: z.optional(z.enum(STORY_STATUSES)),
  category_id: z.optional(id),
  tag_id: z.optional(id),
  author_id: z.optional(id),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  content_rating: z.optional(z.enum(CONTENT_RATINGS)),
  premium: z.optional(queryFlag),
  featured: z.optional(queryFlag),
  /** There are open reports of it. */
  reported: z.optional(queryFlag),
  /** First published on this day or later, and on this day or before. */
  published_from: z.optional(utcDay),
  published_until: z.optional(utcDay),
}

const storyOrder = {
  sort: z._default(z.enum(ADMIN_STORY_SORTS), 'created'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

/** Which stories, of every status, and in what order; filters narrow each other. */
export const AdminStoriesQuery = z.object({ ...adminPage, ...ADMIN_STORY_FILTER, ...storyOrder })
export type AdminStoriesQuery = z.infer<typeof AdminStoriesQuery>

/** The same without pages. */
export const AdminStoriesFileQuery = z.object({ ...ADMIN_STORY_FILTER, ...storyOrder })
export type AdminStoriesFileQuery = z.infer<typeof AdminStoriesFileQuery>
/** Rows of the file at most. */
export const STORY_FILE_ROWS_MAX = 10_000

/** A story as the catalogue's table shows it. */
export const AdminStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.nullable(z.string()),
  author_id: id,
  author: z.nullable(Author),
  category: z.nullable(Category),
  tags: z.array(Tag),
  status: z.enum(STORY_STATUSES),
  is_premium: z.boolean(),
  is_featured: z.boolean(),
  /** Place among the featured, lowest first; those without one follow. */
  featured_order: z.nullable(z.int()),
  likes_total: count,
  plays_total: count,
  bookmarks_total: count,
  created_at: instant,
  updated_at: instant,
  /** Grows by one with every save: name it when you publish, so that nothing is published unseen. */
  revision: count,
})
export type AdminStory = z.infer<typeof AdminStory>

export const AdminStories = z.object({
  stories: z.array(AdminStory),
  page: count,
  total_pages: count,
  total_stories: count,
})
export type AdminStories = z.infer<typeof AdminStories>

export const FeaturedRequest = z.strictObject({
  is_featured: z.boolean(),
  /** Place among the featured; absent: as it was, null: after all that have one. */
  featured_order: z.optional(z.nullable(count)),
})
export type FeaturedRequest = z.infer<typeof FeaturedRequest>
export const FeaturedAnswer = z.object({
  id,
  is_featured: z.boolean(),
  featured_order: z.nullable(z.int()),
})
export type FeaturedAnswer = z.infer<typeof FeaturedAnswer>

/** Stories that one act may be done to. */
export const BULK_MAX = 10_000
/** Stories that one call sees to at most. */
export const BULK_STEP_MAX = 2000

/** Either stories by their ids, or all that a filter of the list lets through. */
const Selection = z
  .strictObject({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(LIMITS.bulkIdsMax))),
    filter: z.optional(z.strictObject(ADMIN_STORY_FILTER)),
  })
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      error: 'Name stories, or a filter, and not both',
    }),
  )
export type BulkSelection = z.infer<typeof Selection>

const asked = {
  selection: Selection,
  /** Kept in the audit log with each story; read by the author where a story is taken down. */
  reason: filledText(LIMITS.storyActReasonMax),
  /** Nothing is done: the answer tells what would be. */
  dry_run: z._default(z.boolean(), false),
  /** Stories that this call sees to at most; sent again with the same key, it goes on. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(BULK_STEP_MAX)), BULK_STEP_MAX),
}
const tagIds = z.array(id).check(z.minLength(1), z.maxLength(STORY_LIMITS.tagsMax))

/** What is done to many stories, with what. */
export const BulkRequest = z.discriminatedUnion('act', [
  z.strictObject({ ...asked, act: z.literal('category'), value: id }),
  z.strictObject({ ...asked, act: z.literal('tags_add'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('tags_remove'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('rating'), value: z.enum(CONTENT_RATINGS) }),
  z.strictObject({ ...asked, act: z.literal('premium'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('featured'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('take_down') }),
  z.strictObject({ ...asked, act: z.literal('restore') }),
  /** Who owns them from now on, by username. */
  z.strictObject({ ...asked, act: z.literal('owner'), value: filledText(LIMITS.usernameMax) }),
])
export type BulkRequest = z.infer<typeof BulkRequest>
export type BulkAct = BulkRequest['act']

/**
 * Why a story stays as it is: it is so already, only a published one can be featured or taken down,
 * it is not down by an editor, it would have too many tags, its review finds something, it waits for an
 * editor, or it is gone.
 */
export const BULK_SKIPS = [
  'unchanged',
  'not_published',
  'not_taken_down',
  'too_many_tags',
  'not_publishable',
  'in_review',
  'gone',
] as const
export type BulkSkip = (typeof BULK_SKIPS)[number]

export const BulkAnswer = z.object({
  /** By which it is undone; null where nothing was done. */
  bulk_id: z.nullable(id),
  /** Stories that were chosen. */
  total: count,
  changed: count,
  skipped: z.array(z.object({ why: z.enum(BULK_SKIPS), stories: count })),
  /** Those that are still to be seen to. */
  remaining: count,
})
export type BulkAnswer = z.infer<typeof BulkAnswer>

export const BulkUndoRequest = z.strictObject({ bulk_id: id })
export const BulkUndoAnswer = z.object({
  /** Stories that are again as they were. */
  undone: count,
  /**
   * They stay as they are: somebody has changed them since, they are gone, or they are the caller's own and another
   * admin took them down.
   */
  left: count,
  /** Those that are still to be seen to: send it again. */
  remaining: count,
})
export type BulkUndoAnswer = z.infer<typeof BulkUndoAnswer>

/** A story that waits for an editor. */
export const WaitingStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  author_id: id,
  author: z.nullable(Author),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  findings: z.array(ReviewFinding),
  submitted_at: z.nullable(instant),
})
export type WaitingStory = z.infer<typeof WaitingStory>

/** What a reader has against a story, until an editor has seen to it. */
export const OpenReport = z.object({
  id,
  story: z.object({
    id,
    /** When it was reported. */
    title: z.string(),
    /** Where it stands now; null once it is deleted. */
    status: z.nullable(z.enum(STORY_STATUSES)),
  }),
  /** Where the session that lies beside it stood; null where there was none. */
  scene: z.nullable(ReportedScene),
  /** Display name of who reported. */
  reporter: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** The reader laid a session of their own beside it, which may be read for this report. */
  has_session: z.boolean(),
  /** Code of the shared play that it is about; null where it is about the story. */
  shared_play: z.nullable(z.string()),
  /**
   * The comment or review that it is about, in its words when it was reported; without them once the
   * account that wrote the review is erased.
   */
  said: z.nullable(z.object({ words: z.nullable(z.string()) })),
  created_at: instant,
})
export type OpenReport = z.infer<typeof OpenReport>

/** What waits for an editor, the longest waiting first: at most a hundred of each. */
export const ReviewQueue = z.object({
  stories: z.array(WaitingStory),
  reports: z.array(OpenReport),
  total_stories: count,
  total_reports: count,
})
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const RejectionRequest = z.strictObject({
  /** Read by the author. */
  reason: filledText(LIMITS.storyActReasonMax),
  /** What was read; a story that was saved since is refused. Absent: whatever it says now. */
  revision: z.optional(count),
})

export const ReportParams = z.object({ report_id: id })
export const ReportedSessionQuery = z.object({
  /** The turn whose way back is told; absent: the newest. */
  before: z.optional(id),
})
/** A stretch of the session that lies beside a report, oldest first. */
export const ReportedSession = z.object({
  session_id: id,
  entries: z.array(HistoryEntry),
  has_more: z.boolean(),
})
export type ReportedSession = z.infer<typeof ReportedSession>

/** The catalogue as its editors see it, and what waits for them. */
export const adminStoriesRoutes = {
  listAdminStories: route('GET', '/admin/stories', {
    summary: 'Stories of every status and author',
    access: 'admin',
    query: AdminStoriesQuery,
    answer: AdminStories,
  }),
  exportAdminStories: route('GET', '/admin/stories/csv', {
    summary: 'Stories of every status and author as a table, at most 10,000 rows',
    access: 'admin',
    query: AdminStoriesFileQuery,
    answer: SentFile,
    sendsFile: ['text/csv'],
  }),
  bulkStories: route('POST', '/admin/stories/bulk', {
    summary: 'Do one thing to many stories, or tell first to how many',
    access: 'admin',
    body: BulkRequest,
    answer: BulkAnswer,
    takesKey: true,
    errors: ['key_reused', 'author_unverified'],
  }),
  undoBulk: route('POST', '/admin/stories/bulk/undo', {
    summary: 'Put back what an act on many stories changed, where nobody has changed it since',
    access: 'admin',
    body: BulkUndoRequest,
    answer: BulkUndoAnswer,
    errors: ['not_found'],
  }),
  setFeatured: route('PUT', '/stories/:story_id/featured', {
    summary: 'Feature a published story, or leave off',
    access: 'admin',
    params: StoryParams,
    body: FeaturedRequest,
    answer: FeaturedAnswer,
    errors: ['story_not_found', 'not_published'],
  }),
  getReviewQueue: route('GET', '/admin/review', {
    summary: 'Stories and reports that wait for an editor',
    access: 'admin',
    answer: ReviewQueue,
  }),
  approveStory: route('POST', '/admin/stories/:story_id/approve', {
    summary: 'Publish a story that waits; an own one only where there is no other admin',
    access: 'admin',
    params: StoryParams,
    body: PublicationRequest,
    answer: PublicationStatus,
    errors: ['story_not_found', 'not_in_review', 'story_changed', 'own_story', 'not_publishable'],
  }),
  rejectStory: route('POST', '/admin/stories/:story_id/reject', {
    summary: 'Send a story that waits back to its author, who reads why',
    access: 'admin',
    params: StoryParams,
    body: RejectionRequest,
    answer: PublicationStatus,
    errors: ['story_not_found', 'not_in_review', 'story_changed'],
  }),
  resolveReport: route('POST', '/admin/reports/:report_id/resolve', {
    summary: 'Close a report',
    access: 'admin',
    params: ReportParams,
    answer: z.object({ id }),
    errors: ['not_found'],
  }),
  hideReported: route('POST', '/admin/reports/:report_id/hide', {
    summary: 'Hide the comment or review that a report is about, and close all reports of it',
    access: 'admin',
    params: ReportParams,
    answer: z.object({ id }),
    errors: ['not_found'],
  }),
  readReportedSession: route('GET', '/admin/reports/:report_id/session', {
    summary: 'Read the session that a reader laid beside a report; this is kept in the audit log',
    access: 'admin',
    params: ReportParams,
    query: ReportedSessionQuery,
    answer: ReportedSession,
    hasEffect: true,
    errors: ['not_found'],
  }),
} as const
