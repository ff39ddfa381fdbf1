import { HOUR_MS, OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { ExportedFile, ExportQuery, ImportedDraft, ImportRequest } from '../storyExchange.ts'
import { KeptPicture, PictureRequest } from '../storyPictures.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** Stories that come from other tools and leave for them, and the pictures that travel along. */
export const storyExchangeRoutes = {
  importStory: route({
    method: 'POST',
    path: '/stories/import',
    summary: 'Read a story from JSON, Twee, Twine, ink or ChoiceScript as a draft of the caller’s',
    access: 'user',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    body: ImportRequest,
    answer: ImportedDraft,
    status: 201,
    errors: ['author_unverified', 'import_unreadable'],
    bodyLimit: LIMITS.importBodyMax,
  }),
  exportStory: route({
    method: 'GET',
    path: '/stories/:story_id/export',
    summary: 'The whole of an own story as a file: JSON, Twee, a page of Twine, ink, or a gamebook',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    query: ExportQuery,
    answer: ExportedFile,
    errors: ['story_not_found', 'forbidden', 'no_scenes'],
  }),
  keepPicture: route({
    method: 'POST',
    path: '/stories/pictures',
    summary: 'Keep a picture for a story of the caller’s; it is drawn anew as WebP',
    access: 'user',
    rateLimit: { perUser: [{ max: 200, windowMs: HOUR_MS }], spares: 'refused' },
    body: PictureRequest,
    answer: KeptPicture,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.importBodyMax,
  }),
} as const
