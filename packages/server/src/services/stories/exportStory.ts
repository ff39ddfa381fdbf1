import type { ExportedFile } from '@kathasagar/api/contract'
import {
  base64Of,
  exportedFileName,
  formatsFor,
  withPictures,
  WRITERS,
} from '@kathasagar/interchange'
import type { StoryStructure } from '@kathasagar/story'
import type { ExportFormat } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { editorOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'
import { keptPictureReader } from './exchange/keptPictureReader.ts'
import { wholeStory } from './exchange/wholeStory.ts'

interface Asked {
  storyId: string
  user: StoredUser
  format: ExportFormat
}

/** A story as a file, for whoever may change it. */
export async function exportStory(
  ports: Ports,
  { storyId, user, format }: Asked,
): Promise<ExportedFile | Refusal> {
  const { store } = ports
  const story = await findOwnStory(store.repositories, { storyId, user, needs: 'editor' })
  if (isRefusal(story)) return story
  const whole = await wholeStory(store.repositories, story, editorOf(user))
  if (whole === null) return { code: 'no_scenes' }
  const formats = formatsFor(whole.structure)
  if (!formats.includes(format)) return notIn(formats)
  const { mediaType, hasPlates, write } = WRITERS[format]
  const written =
    (await pageOf(ports, whole.structure, format)) ??
    write(hasPlates ? await withPictures(whole, keptPictureReader(ports)) : whole)
  const isText = typeof written === 'string'
  return {
    format,
    file_name: exportedFileName(story.title, format),
    media_type: mediaType,
    text: isText ? written : base64Of(written),
    encoding: isText ? 'utf8' : 'base64',
  }
}

/** The page that plays a story leaves as it came. */
const pageOf = async ({ store }: Ports, { page }: StoryStructure, format: ExportFormat) =>
  page && format === 'twine' ? store.repositories.storyPages.findPage(page.hash) : undefined

/** A program would be a handful of its scenes in any other form. */
const notIn = (formats: readonly ExportFormat[]): Refusal => ({
  code: 'invalid_fields',
  detail: [
    {
      loc: ['query', 'format'],
      msg: `This story is played by its own program, and leaves as ${formats.join(' or ')}`,
      type: 'invalid_value',
    },
  ],
})
