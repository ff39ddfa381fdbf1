import { NewStoryRequest, type FieldFault } from '@kathasagar/api/contract'
import {
  matchTaxonomy,
  type ImportedStory,
  type ImportNote,
  type TaxonomyNames,
} from '@kathasagar/interchange'

/** Values of fields that the file does not have. The author replaces them. */
const UNSAID = {
  title: 'An imported story',
  tagline: 'An imported story',
  story_description: 'An imported story. Say here what it is about.',
  story_prompt: 'An imported story. Say here how it begins.',
  cover_image_url: '/covers/default.svg',
}

const TITLE_MAX = 120

/** A request for the new story, or the faults of its fields. */
type NewStoryRead = { request: NewStoryRequest; notes: ImportNote[] } | { faults: FieldFault[] }

interface Told {
  /** Category if the story names none that is known here. */
  category: string | null
  /** Category that the author chose. It overrides the file. */
  chosen?: string | undefined
  /** Allows fields that only admins may set. They are dropped for others, because an admin may have written the file. */
  isAdmin: boolean
  /** Title if the file has none. */
  title?: string
}

/** Turns an imported story into a request for a new one. Notes what is not carried over. */
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
