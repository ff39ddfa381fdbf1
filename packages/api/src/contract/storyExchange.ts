import * as z from 'zod/mini'
import { EXPORT_FORMATS, IMPORT_FORMATS } from '@kathasagar/story/vocabulary'
import { ImportNote } from '@kathasagar/story/schema'

import { EditableStory } from './authoring.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { OFTEN, WRITING } from './rateLimits.ts'
import { StoryParams } from './stories.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

const FileName = z.string().check(z.minLength(1), z.maxLength(LIMITS.fileNameMax))

/** A story that was written elsewhere: one file, or a zip of those that belong together. */
export const ImportRequest = z
  .strictObject({
    /** Its ending tells the format where none is named. */
    file_name: z._default(FileName, 'story'),
    /** What the file is, whatever it is called. */
    format: z.optional(z.enum(IMPORT_FORMATS)),
    /** The file as text; else `base64`. */
    text: z.optional(z.string()),
    /** The file byte for byte: a zip, or text in whatever encoding it was saved. */
    base64: z.optional(z.string()),
    /** Category of the draft; absent: the one that the file names, else the first. */
    category_id: z.optional(id),
  })
  .check(
    z.refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
      error: 'Send either text or base64',
    }),
  )
export type ImportRequest = z.infer<typeof ImportRequest>

/** The draft that a file has become, and what was not imported as it was. */
export const ImportedDraft = z.object({
  story: EditableStory,
  /** In the order of the file. */
  notes: z.array(ImportNote),
})
export type ImportedDraft = z.infer<typeof ImportedDraft>

export const ExportQuery = z.object({ format: z._default(z.enum(EXPORT_FORMATS), 'json') })

/** A story as a file. */
export const ExportedFile = z.object({
  format: z.enum(EXPORT_FORMATS),
  /** What to call the file. */
  file_name: z.string(),
  /** What it is served as. */
  media_type: z.string(),
  /** All of the file. */
  text: z.string(),
})
export type ExportedFile = z.infer<typeof ExportedFile>

/** Stories that come from other tools and leave for them. */
export const storyExchangeRoutes = {
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
