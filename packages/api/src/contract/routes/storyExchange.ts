import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { ExportedFile, ExportQuery, ImportedDraft, ImportRequest } from '../storyExchange.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** Stories that come from other tools and leave for them. */
export const routes = {
  importStory: route('POST', '/stories/import', {
    summary: 'Import a story from JSON, Twee, a Twine page or ink as a draft of the caller',
    access: 'user',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    body: ImportRequest,
    answer: ImportedDraft,
    status: 201,
    errors: ['author_unverified', 'import_unreadable'],
    bodyLimit: LIMITS.importBodyMax,
  }),
  exportStory: route('GET', '/stories/:story_id/export', {
    summary: 'Export an own story as a file: JSON, Twee, its ink source, or its page',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    query: ExportQuery,
    answer: ExportedFile,
    errors: ['story_not_found', 'forbidden', 'no_scenes'],
  }),
} as const
