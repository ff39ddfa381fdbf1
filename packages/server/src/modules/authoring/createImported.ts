import { type FieldIssue, type ImportedDraft, NewStoryRequest } from '@kathasagar/api/contract'
import { storePictures, matchTaxonomy } from '@kathasagar/interchange'
import type { ImportedStory, ImportNote, SourceFile, TaxonomyNames } from '@kathasagar/interchange'
import { storedPictureAddress } from '@kathasagar/story/storedPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import { type Db, type StoredUser, isRefusal, type Refusal } from '../../platform/call.ts'
import { editorOf } from '../../platform/policies.ts'
import { storePicture, type UploadContext } from '../pictures/index.ts'
import { categoryRows, tagRows } from '../taxonomy/index.ts'
import type { AuthoringContext, StoryImporter } from './context.ts'
import { insertStory } from './createStory.ts'

/** Defaults for missing fields. */
const DEFAULTS = {
  title: 'An imported story',
  tagline: 'An imported story',
  story_description: 'An imported story. Say here what it is about.',
  story_prompt: 'An imported story. Say here how it begins.',
  cover_image_url: '/covers/default.svg',
}

const TITLE_MAX = 120

type NewStoryRead = { request: NewStoryRequest; notes: ImportNote[] } | { faults: FieldIssue[] }

interface Told {
  /** Category that is used if the file's category is unknown. */
  category: string | null
  /** Category that replaces the file's. */
  chosen?: string | undefined
  /** False drops fields that only admins may set. */
  isAdmin: boolean
  title?: string
}

/** Converts an imported story. The notes list what was lost. */
function newStoryFrom(story: ImportedStory, taxonomy: TaxonomyNames, told: Told): NewStoryRead {
  const { title, about = {}, structure } = story
  const { category, tags: _tags, story_system_prompt, ...rest } = about
  const fields = told.isAdmin ? { ...rest, story_system_prompt } : rest
  const named = told.chosen === undefined ? category : null
  const { category_id, tag_ids, notes } = matchTaxonomy(
    { ...about, category: named },
    taxonomy,
    told.chosen ?? told.category,
  )
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && value !== undefined,
  )
  const name = Array.from(title.trim() || told.title?.trim() || DEFAULTS.title)
  const read = NewStoryRequest.safeParse({
    ...DEFAULTS,
    ...Object.fromEntries(filled),
    title: name.slice(0, TITLE_MAX).join(''),
    category_id,
    tag_ids,
    story_structure: structure,
  })
  if (read.success) return { request: read.data, notes }
  return {
    faults: read.error.issues.map(({ path, message, code }) => ({
      loc: path.map((part) => (typeof part === 'number' ? part : String(part))),
      msg: message,
      type: code,
    })),
  }
}

export interface ImportContext extends AuthoringContext, UploadContext {
  storyImporter: StoryImporter
}

interface Imported {
  files: readonly SourceFile[]
  title: string
  /** Category ID. Default: the category of the files, or the first one. */
  category: string | undefined
}

export async function taxonomyNames(db: Db) {
  const categories = await categoryRows(db)
  return { categories, tags: await tagRows(db), first: categories[0]?.id ?? null }
}

export async function createImported(
  ctx: ImportContext,
  user: StoredUser,
  { files, title, category }: Imported,
): Promise<ImportedDraft | Refusal> {
  const found = await ctx.storyImporter.read(files)
  if (isRefusal(found)) return found
  const read = await storeInAccount(ctx, user.id, found)
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

function storeInAccount(ctx: UploadContext, userId: string, story: ImportedStory) {
  let left: number = PICTURE_LIMITS.pixelsMax
  return storePictures(story, async (bytes) => {
    const stored = await storePicture(ctx, { userId, bytes, mostPixels: left })
    if (isRefusal(stored)) return { fault: describeRefusal(stored) }
    left -= stored.pixels
    return { image_url: storedPictureAddress(stored.hash) }
  })
}

function describeRefusal({ detail }: Refusal): string {
  const words = Array.isArray(detail) ? detail[0]?.msg : detail
  return words?.replace(/^./u, (sign) => sign.toLowerCase()) ?? 'it could not be kept'
}

const MAX_PLACES = 5

const describePlace = ({ loc: [field, part, scene] }: FieldIssue): string =>
  field === 'story_structure' && part === 'nodes' ? `the scene “${scene}”` : `its ${field}`

function refuseFaults(faults: FieldIssue[]): Refusal {
  const unstorable = faults.filter(({ msg }) => msg === 'Contains characters that cannot be stored')
  if (unstorable.length === 0) return { code: 'invalid_fields', detail: faults }
  const places = [...new Set(unstorable.map(describePlace))]
  const named = places.slice(0, MAX_PLACES).join(', ')
  const more = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : ''
  return {
    code: 'import_unreadable',
    detail: `This file holds characters that cannot be stored, such as NUL, in ${named}${more}. Take them out and bring it again.`,
  }
}
