import { NewStoryRequest, type FieldFault } from '@kathasagar/api/contract'
import {
  matchTaxonomy,
  type ImportedStory,
  type ImportNote,
  type TaxonomyNames,
} from '@kathasagar/interchange'

/** What stands in fields of which the file says nothing; its author fills them. */
const UNSAID = {
  title: 'An imported story',
  tagline: 'An imported story',
  story_description: 'An imported story. Say here what it is about.',
  story_prompt: 'An imported story. Say here how it begins.',
  cover_image_url: '/covers/default.svg',
}

const TITLE_MAX = 120

/** What can be kept, or why it cannot, field by field. */
export type NewStoryRead =
  | { request: NewStoryRequest; notes: ImportNote[] }
  | { faults: FieldFault[] }

interface Told {
  /** Category of a story that names none, or none that is known here. */
  category: string | null
  /** Category that was asked for, whatever the file says. */
  chosen?: string | undefined
  /** May set what only admins may set; a file that an admin wrote is no attempt at it. */
  isAdmin: boolean
  /** What the story is called where its file does not say. */
  title?: string
}

/** A story that was read, as whoever writes it anew would send it; what has no place here is noted. */
export function newStoryFrom(
  story: ImportedStory,
  taxonomy: TaxonomyNames,
  told: Told,
): NewStoryRead {
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
  const name = Array.from(title.trim() || told.title?.trim() || UNSAID.title)
  const read = NewStoryRequest.safeParse({
    ...UNSAID,
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
