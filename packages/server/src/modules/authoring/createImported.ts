import type { FieldFault, ImportedDraft } from '@kathasagar/api/contract'
import { keepPictures, type ImportedStory, type SourceFile } from '@kathasagar/interchange'
import { keptPictureAddress } from '@kathasagar/story/keptPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import type { Db } from '../../db/database.ts'
import type { StoredUser } from '../../services/auth/ports.ts'
import { editorOf } from '../../services/policies.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { storePicture, type UploadContext } from '../pictures/index.ts'
import type { AuthoringContext } from './context.ts'
import { insertStory } from './createStory.ts'
import { newStoryFrom } from './newStoryFrom.ts'
import { categoryRows, tagRows } from '../taxonomy/index.ts'
import type { StoryImporter } from './storyImporter.ts'

export interface ImportContext extends AuthoringContext, UploadContext {
  storyImporter: StoryImporter
}

interface Imported {
  files: readonly SourceFile[]
  /** Title if the files have none. */
  title: string
  /** Id of the category. If absent, the category in the files, else the first one. */
  category: string | undefined
}

/** Returns the categories and tags with which names in stories of other installations are matched. */
export async function taxonomyNames(db: Db) {
  const categories = await categoryRows(db)
  return { categories, tags: await tagRows(db), first: categories[0]?.id ?? null }
}

/** Reads a story from its files and creates a draft with its pictures. Returns it with the notes. */
export async function createImported(
  ctx: ImportContext,
  user: StoredUser,
  { files, title, category }: Imported,
): Promise<ImportedDraft | Refusal> {
  const found = await ctx.storyImporter.read(files)
  if (isRefusal(found)) return found
  const read = await storePictures(ctx, user.id, found)
  const taxonomy = await taxonomyNames(ctx.db)
  const begun = newStoryFrom(read, taxonomy, {
    category: taxonomy.first,
    chosen: category,
    title,
    isAdmin: editorOf(user).isAdmin,
  })
  if ('faults' in begun) return refuseFaults(begun.faults)
  const story = await insertStory(ctx, user, begun.request)
  if (isRefusal(story)) return story
  return { story, notes: [...read.notes, ...begun.notes] }
}

/** Stores the pictures of a story, up to the limits of a file and the quota of its author. */
function storePictures(
  ctx: UploadContext,
  userId: string,
  story: ImportedStory,
): Promise<ImportedStory> {
  let left: number = PICTURE_LIMITS.pixelsMax
  return keepPictures(story, async (bytes) => {
    const stored = await storePicture(ctx, { userId, bytes, mostPixels: left })
    if (isRefusal(stored)) return { fault: faultIn(stored) }
    left -= stored.pixels
    return { image_url: keptPictureAddress(stored.hash) }
  })
}

/** Returns the reason as the end of a sentence. */
function faultIn({ detail }: Refusal): string {
  const words = Array.isArray(detail) ? detail[0]?.msg : detail
  return words?.replace(/^./u, (sign) => sign.toLowerCase()) ?? 'it could not be kept'
}

/** Maximum number of places in a refusal. */
const PLACES_TOLD = 5

/** Returns a place in the file in words. */
const placeOf = ({ loc: [field, part, scene] }: FieldFault): string =>
  field === 'story_structure' && part === 'nodes' ? `the scene “${scene}”` : `its ${field}`

/** Refuses a file with invalid fields. Its author has filled in no form, so places are named in words. */
function refuseFaults(faults: FieldFault[]): Refusal {
  const unstorable = faults.filter(({ msg }) => msg === 'Contains characters that cannot be stored')
  if (unstorable.length === 0) return { code: 'invalid_fields', detail: faults }
  const places = [...new Set(unstorable.map(placeOf))]
  const named = places.slice(0, PLACES_TOLD).join(', ')
  const more = places.length > PLACES_TOLD ? ` and ${places.length - PLACES_TOLD} more` : ''
  return {
    code: 'import_unreadable',
    detail: `This file holds characters that cannot be stored, such as NUL, in ${named}${more}. Take them out and bring it again.`,
  }
}
