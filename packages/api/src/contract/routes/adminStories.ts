import * as z from 'zod/mini'

import {
  RejectionRequest,
  ReportedSession,
  ReportedSessionQuery,
  ReportParams,
  ReviewQueue,
} from '../adminReview.ts'
import {
  AdminStories,
  AdminStoriesFileQuery,
  AdminStoriesQuery,
  FeaturedAnswer,
  FeaturedRequest,
} from '../adminStories.ts'
import { BulkAnswer, BulkRequest, BulkUndoAnswer, BulkUndoRequest } from '../bulkStories.ts'
import { id } from '../fields.ts'
import { SentFile } from '../keepsakes.ts'
import { PublicationRequest, PublicationStatus } from '../myStories.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'

/** The catalogue as its editors see it, and what waits for them. */
export const routes = {
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
