import * as z from 'zod/mini'
import { EXPORT_FORMATS, IMPORT_FORMATS } from '@kathasagar/story/vocabulary'
import { ImportNote } from '@kathasagar/story/schema'

import { EditableStory } from './authoring.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE, WRITING } from './rateLimits.ts'
import { id } from './fields.ts'
import { userRoute } from './route.ts'

const FileName = z.string().check(z.minLength(1), z.maxLength(LIMITS.fileNameMax))

/** File to import. It may be a zip of several files. */
export const ImportRequest = z
  .strictObject({
    /** Name of the file. By default, its extension determines the format. */
    file_name: z._default(FileName, 'story'),
    /** Format to use instead of the detected one. */
    format: z.optional(z.enum(IMPORT_FORMATS)),
    /** Content as text. Use either this or `base64`. */
    text: z.optional(z.string()),
    /** Content as Base64: a zip, or text in any encoding. */
    base64: z.optional(z.string()),
    /** Category. Default: the category in the file, otherwise the first one. */
    category_id: z.optional(id),
  })
  .check(
    z.refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
      error: 'Send either text or base64',
    }),
  )

export const ImportedDraft = z.object({ story: EditableStory, notes: z.array(ImportNote) })
export interface ImportedDraft extends z.infer<typeof ImportedDraft> {}

export const ExportedFile = z.object({
  format: z.enum(EXPORT_FORMATS),
  file_name: z.string(),
  media_type: z.string(),
  text: z.string(),
})

export default {
  importStory: userRoute('POST', '/stories/import', {
    summary: 'Import a story from JSON, Twee, a Twine page or ink as a draft of the caller',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    body: ImportRequest,
    answer: ImportedDraft,
    status: 201,
    errors: ['author_unverified', 'import_unreadable'],
    bodyLimit: LIMITS.importBodyMax,
  }),
  exportStory: userRoute('GET', '/stories/:story_id/export', {
    summary: 'Export an own story as a file: JSON, Twee, its ink source, or its page',
    rateLimit: { light: SIXTY_PER_MINUTE },
    query: z.object({ format: z._default(z.enum(EXPORT_FORMATS), 'json') }),
    answer: ExportedFile,
    errors: ['story_not_found', 'forbidden', 'no_scenes'],
  }),
} as const
