import { isOldEnough, type Reader } from '../../policies.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredStory } from '../../stories/ports.ts'
import type { StoredPreviewLink } from '../ports.ts'

interface ShownPreview {
  link: StoredPreviewLink
  story: StoredStory
}

/**
 * The story that a preview link leads this reader to, with its unpublished changes. It closes once the story is
 * archived, stays so while one that was taken down waits to come back, and closes with the account of its author; of
 * a mature story nothing is told to people of whom we know nothing.
 */
export async function findPreview(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { code, reader }: { code: string; reader: Reader },
): Promise<ShownPreview | Refusal> {
  const { previewLinks, stories, authoring } = store.repositories
  const link = await previewLinks.find(code)
  if (link === undefined) return { code: 'preview_not_found' }
  if (link.expires_at <= clock.now()) return { code: 'preview_expired' }
  const story = await stories.findStory(link.story_id)
  const isDown = story?.status === 'archived' || story?.is_taken_down
  if (!story || isDown || story.author.handle === null) return { code: 'preview_closed' }
  if (!isOldEnough(story, reader)) return { code: 'adults_only' }
  const own = await authoring.findOwn(story.id, { userId: story.author_id, isAdmin: false })
  const { category_id: _category, tag_ids: _tags, ...changes } = own?.draft ?? {}
  return { link, story: { ...story, ...changes } as StoredStory }
}
