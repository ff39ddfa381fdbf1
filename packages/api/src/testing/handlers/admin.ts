import type { HttpHandler } from 'msw'

import {
  makeAdminCategories,
  makeAdminCategory,
  makeAdminRows,
  makeAdminStories,
  makeAdminTags,
  makeAdminUsers,
  makeAuditPage,
  makeOverview,
  makeReportedSession,
  makeReviewQueue,
} from '../fixtures/admin.ts'
import { makeEditableStory } from '../fixtures/authoring.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from './answer.ts'

const editable = () => makeEditableStory({ story_system_prompt: '', is_featured: false })

export const adminStoryHandlers = (): HttpHandler[] => [
  answer('listAdminStories', makeAdminStories(makeAdminRows(), { total_pages: 3 })),
  answer('setFeatured', { id: makeId(1), is_featured: true, featured_order: null }),
  answer('bulkStories', {
    bulk_id: makeId(70),
    total: 6,
    changed: 5,
    skipped: [{ why: 'not_published', stories: 1 }],
    remaining: 0,
  }),
  answer('undoBulk', { undone: 5, left: 0, remaining: 0 }),
  answer('getStoryForEdit', editable()),
  answer('createStory', editable()),
  answer('updateStory', { ...editable(), revision: 2 }),
]

export const adminHandlers = (): HttpHandler[] => [
  ...adminStoryHandlers(),
  answer('listUsers', makeAdminUsers()),
  answer('reauthenticate', { reauthenticated_until: '2025-04-02T10:05:00.000Z' }),
  answer('listAudit', makeAuditPage()),
  answer('getOverview', makeOverview()),
  answer('getReviewQueue', makeReviewQueue()),
  answer('readReportedSession', makeReportedSession()),
  answer('listAdminCategories', makeAdminCategories()),
  answer('listAdminTags', makeAdminTags()),
  answer('createCategory', makeAdminCategory({ id: makeId(190), display_name: 'Hills' })),
  answer('mergeCategory', makeAdminCategory({ id: makeId(104), display_name: 'Far Futures' })),
]
