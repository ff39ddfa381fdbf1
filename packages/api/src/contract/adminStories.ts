import * as z from 'zod/mini'
import {
  CONTENT_RATINGS,
  STORY_LANGUAGES,
  STORY_LIMITS,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'
import { count, nonEmptyText, ReviewFinding, text } from '@kathasagar/story/schema'

import { Author } from './stories.ts'
import { Category, Tag } from './taxonomy.ts'
import { HistoryEntry } from './history.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { PublicationRequest, PublicationStatus } from './authoring.ts'
import { ReportedScene } from './storyReports.ts'
import { SentFile } from './keepsakes.ts'
import { id, instant, queryFlag, queryNumber, utcDay } from './fields.ts'
import { adminRoute } from './route.ts'

export const ADMIN_PAGE_SIZES = ['25', '50', '100'] as const

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

export const adminPage = {
  page: queryNumber(1, 100_000, 1),
  per_page: z._default(z.pipe(z.enum(ADMIN_PAGE_SIZES), z.transform(Number)), 25),
}

export const ADMIN_STORY_FILTER = {
  /** Part of a title, tagline, or author's name. Case-insensitive. */
  search: z._default(text(LIMITS.searchQueryMax), ''),
  status: z.optional(z.enum(STORY_STATUSES)),
  category_id: z.optional(id),
  tag_id: z.optional(id),
  author_id: z.optional(id),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  content_rating: z.optional(z.enum(CONTENT_RATINGS)),
  premium: z.optional(queryFlag),
  featured: z.optional(queryFlag),
  reported: z.optional(queryFlag),
  /** Inclusive range of the first publication date. */
  published_from: z.optional(utcDay),
  published_until: z.optional(utcDay),
}

const storyOrder = {
  sort: z._default(z.enum(ADMIN_STORY_SORTS), 'created'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const AdminStoriesQuery = z.object({ ...adminPage, ...ADMIN_STORY_FILTER, ...storyOrder })
export interface AdminStoriesQuery extends z.infer<typeof AdminStoriesQuery> {}

export const STORY_FILE_ROWS_MAX = 10_000

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
  /** Position among the featured stories, in ascending order. Stories without a position come last. */
  featured_order: z.nullable(z.int()),
  likes_total: count,
  plays_total: count,
  bookmarks_total: count,
  created_at: instant,
  updated_at: instant,
  /** Increases with every save. It must be sent when publishing, so that no unseen change is published. */
  revision: count,
})
export interface AdminStory extends z.infer<typeof AdminStory> {}

export const AdminStories = z.object({
  stories: z.array(AdminStory),
  page: count,
  total_pages: count,
  total_stories: count,
})
export interface AdminStories extends z.infer<typeof AdminStories> {}

export const FeaturedRequest = z.strictObject({
  is_featured: z.boolean(),
  /** Position among the featured stories. If absent, it remains. If null, it becomes the last one. */
  featured_order: z.optional(z.nullable(count)),
})
export const FeaturedAnswer = z.object({
  id,
  is_featured: z.boolean(),
  featured_order: z.nullable(z.int()),
})
export interface FeaturedAnswer extends z.infer<typeof FeaturedAnswer> {}

export const BULK_MAX = 10_000
export const BULK_STEP_MAX = 2000

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
  /** Reason for the audit log. If the story is taken down, the author can read it. */
  reason: nonEmptyText(LIMITS.storyActReasonMax),
  dry_run: z._default(z.boolean(), false),
  /** Maximum number of stories in this call. To continue, repeat the call with the same key. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(BULK_STEP_MAX)), BULK_STEP_MAX),
}
const tagIds = z.array(id).check(z.minLength(1), z.maxLength(STORY_LIMITS.tagsMax))

export const BulkRequest = z.discriminatedUnion('act', [
  z.strictObject({ ...asked, act: z.literal('category'), value: id }),
  z.strictObject({ ...asked, act: z.literal('tags_add'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('tags_remove'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('rating'), value: z.enum(CONTENT_RATINGS) }),
  z.strictObject({ ...asked, act: z.literal('premium'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('featured'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('take_down') }),
  z.strictObject({ ...asked, act: z.literal('restore') }),
  z.strictObject({ ...asked, act: z.literal('owner'), value: nonEmptyText(LIMITS.usernameMax) }),
])
export type BulkRequest = z.infer<typeof BulkRequest>
export type BulkAction = BulkRequest['act']

/** Reasons why a bulk action skips a story. */
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
  /** Id for `undoBulk`. Null if nothing changed. */
  bulk_id: z.nullable(id),
  total: count,
  changed: count,
  skipped: z.array(z.object({ why: z.enum(BULK_SKIPS), stories: count })),
  remaining: count,
})
export interface BulkAnswer extends z.infer<typeof BulkAnswer> {}

export const BulkUndoRequest = z.strictObject({ bulk_id: id })
export const BulkUndoAnswer = z.object({
  undone: count,
  /**
   * Number of stories that were not restored. They were changed, or they are the admin's own and another
   * admin took them down.
   */
  left: count,
  /** Number of unprocessed stories. To continue, repeat the call. */
  remaining: count,
})

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
export interface WaitingStory extends z.infer<typeof WaitingStory> {}

export const OpenReport = z.object({
  id,
  story: z.object({
    id,
    title: z.string(),
    /** Current status. Null if the story was deleted. */
    status: z.nullable(z.enum(STORY_STATUSES)),
  }),
  scene: z.nullable(ReportedScene),
  reporter: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** True if the reporter attached a session, which moderators may then read. */
  has_session: z.boolean(),
  /** Code of the reported shared play. Null for other reports. */
  shared_play: z.nullable(z.string()),
  /** Reported comment. Null for other reports. `words` is null after the writer's account is erased. */
  said: z.nullable(z.object({ words: z.nullable(z.string()) })),
  created_at: instant,
})
export interface OpenReport extends z.infer<typeof OpenReport> {}

/** Stories and reports that await moderation, oldest first, at most a hundred of each. */
export const ReviewQueue = z.object({
  stories: z.array(WaitingStory),
  reports: z.array(OpenReport),
  total_stories: count,
  total_reports: count,
})
export interface ReviewQueue extends z.infer<typeof ReviewQueue> {}

export const RejectionRequest = z.strictObject({
  reason: nonEmptyText(LIMITS.storyActReasonMax),
  /** Revision that was read. If the story was saved since, the call is rejected. Default: the newest. */
  revision: z.optional(count),
})

export const ReportedSession = z.object({
  session_id: id,
  entries: z.array(HistoryEntry),
  has_more: z.boolean(),
})
export interface ReportedSession extends z.infer<typeof ReportedSession> {}

export default {
  listAdminStories: adminRoute('GET', '/admin/stories', {
    summary: 'List stories of every status and author',
    query: AdminStoriesQuery,
    answer: AdminStories,
  }),
  exportAdminStories: adminRoute('GET', '/admin/stories/csv', {
    summary: 'Export stories of every status and author as CSV, at most 10,000 rows',
    query: z.object({ ...ADMIN_STORY_FILTER, ...storyOrder }),
    answer: SentFile,
    sendsFile: ['text/csv'],
  }),
  bulkStories: adminRoute('POST', '/admin/stories/bulk', {
    summary: 'Change many stories, or only count how many would change',
    body: BulkRequest,
    answer: BulkAnswer,
    takesKey: true,
    errors: ['key_reused', 'author_unverified'],
  }),
  undoBulk: adminRoute('POST', '/admin/stories/bulk/undo', {
    summary: 'Undo a bulk action for stories that nobody has changed since',
    body: BulkUndoRequest,
    answer: BulkUndoAnswer,
    errors: ['not_found'],
  }),
  setFeatured: adminRoute('PUT', '/stories/:story_id/featured', {
    summary: 'Feature a published story, or stop featuring it',
    body: FeaturedRequest,
    answer: FeaturedAnswer,
    errors: ['story_not_found', 'not_published'],
  }),
  getReviewQueue: adminRoute('GET', '/admin/review', {
    summary: 'List stories and reports that wait for moderation',
    answer: ReviewQueue,
  }),
  approveStory: adminRoute('POST', '/admin/stories/:story_id/approve', {
    summary: 'Approve and publish a story; an own one only if there is no other admin',
    body: PublicationRequest,
    answer: PublicationStatus,
    errors: ['story_not_found', 'not_in_review', 'story_changed', 'own_story', 'not_publishable'],
  }),
  rejectStory: adminRoute('POST', '/admin/stories/:story_id/reject', {
    summary: 'Return a story to its author with a reason',
    body: RejectionRequest,
    answer: PublicationStatus,
    errors: ['story_not_found', 'not_in_review', 'story_changed'],
  }),
  resolveReport: adminRoute('POST', '/admin/reports/:report_id/resolve', {
    summary: 'Close a report',
    answer: z.object({ id }),
    errors: ['not_found'],
  }),
  hideReported: adminRoute('POST', '/admin/reports/:report_id/hide', {
    summary: 'Hide a reported comment, and close all reports of it',
    answer: z.object({ id }),
    errors: ['not_found'],
  }),
  readReportedSession: adminRoute('GET', '/admin/reports/:report_id/session', {
    summary: 'Read the session attached to a report; the audit log records it',
    query: z.object({ before: z.optional(id) }),
    answer: ReportedSession,
    hasEffect: true,
    errors: ['not_found'],
  }),
} as const
