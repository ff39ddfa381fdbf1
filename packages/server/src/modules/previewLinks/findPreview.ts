import type { Db, Refusal } from '../../platform/call.ts'
import { findStory, type StoredStory } from '../catalogue/index.ts'
import { isOldEnough, type Reader } from '../../platform/policies.ts'
import { findOwn } from '../authoring/index.ts'

/** Finds the story of a preview link, with unpublished changes. Refuses archived stories and closed accounts. */
export async function findPreview(
  db: Db,
  code: string,
  reader: Reader,
): Promise<StoredStory | Refusal> {
  const links = db.selectFrom('story_previews').select('story_id')
  const link = await links.where('code', '=', code).executeTakeFirst()
  if (link === undefined) return { code: 'preview_not_found' }
  const story = await findStory(db, link.story_id)
  const isDown = story?.status === 'archived' || story?.is_taken_down
  if (!story || isDown || story.author.handle === null) return { code: 'preview_closed' }
  if (!isOldEnough(story, reader)) return { code: 'adults_only' }
  const own = await findOwn(db, story.id, { userId: story.author_id, isAdmin: false })
  const { category_id: _category, tag_ids: _tags, ...changes } = own?.draft ?? {}
  return { ...story, ...changes } as StoredStory
}
