import type { HttpHandler } from 'msw'

import { makeAdminRows, makeAdminStories } from '../fixtures/adminStories.ts'
import {
  makeEditableStory,
  makePublicationStatus,
  makeStoryVersion,
} from '../fixtures/authoring.ts'
import { makeId } from '../fixtures/ids.ts'
import { makeCategory, makeTag } from '../fixtures/stories.ts'
import { answer } from './answer.ts'

/** Includes the admin-only fields. */
const editable = () => makeEditableStory({ story_system_prompt: '', is_featured: false })

/** Default handlers. Put overrides before them. */
export const adminStoryHandlers = (): HttpHandler[] => [
  answer('listAdminStories', (request) => {
    const asked = new URL(request.url).searchParams
    const rows = makeAdminRows().filter(
      ({ status, title }) =>
        status === (asked.get('status') ?? status) &&
        title.toLowerCase().includes((asked.get('search') ?? '').toLowerCase()),
    )
    return makeAdminStories(rows, { page: Number(asked.get('page') ?? 1), total_pages: 3 })
  }),
  answer('listCategories', [makeCategory()]),
  answer('listTags', [makeTag()]),
  answer('setFeatured', { id: makeId(1), is_featured: true, featured_order: null }),
  answer('bulkStories', {
    bulk_id: makeId(70),
    total: 6,
    changed: 5,
    skipped: [{ why: 'not_published', stories: 1 }],
    remaining: 0,
  }),
  answer('undoBulk', { undone: 5, left: 0, remaining: 0 }),
  answer('publishStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('archiveStory', makePublicationStatus({ status: 'archived', revision: 2 })),
  answer('restoreStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('deleteStory', { id: makeId(1) }),
  answer('getStoryForEdit', editable()),
  answer('createStory', editable()),
  answer('updateStory', { ...editable(), revision: 2 }),
  answer('listStoryVersions', [
    makeStoryVersion({ number: 2 }),
    makeStoryVersion({ is_current: false }),
  ]),
  answer('restoreVersion', { ...editable(), revision: 2 }),
]
