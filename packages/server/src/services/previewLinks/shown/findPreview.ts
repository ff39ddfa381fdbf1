import { isOldEnough, type Reader } from '../../policies.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredStory } from '../../stories/ports.ts'

/**
 * Returns the story of a preview link with its unpublished changes. Refuses if the story is archived
 * or taken down, if its author's account is closed, or if the reader may not see a mature story.
 */
export async function findPreview(
  { store }: Pick<Ports, 'store'>,
  { code, reader }: { code: string; reader: Reader },
): Promise<StoredStory | Refusal> {
  const { previewLinks, stories, authoring } = store.repositories
  const storyId = await previewLinks.findStoryId(code)
  if (storyId === undefined) return { code: 'preview_not_found' }
  const story = await stories.findStory(storyId)
  const isDown = story?.status === 'archived' || story?.is_taken_down
  if (!story || isDown || story.author.handle === null) return { code: 'preview_closed' }
  if (!isOldEnough(story, reader)) return { code: 'adults_only' }
  const own = await authoring.findOwn(story.id, { userId: story.author_id, isAdmin: false })
  const { category_id: _category, tag_ids: _tags, ...changes } = own?.draft ?? {}
  return { ...story, ...changes } as StoredStory
}
