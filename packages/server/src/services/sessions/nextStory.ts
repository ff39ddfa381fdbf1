import type { NextStory, NextStoryReason } from '@kathasagar/api/contract'

import { chooseNext, type NextReason } from '../../domain/nextStory.ts'
import type { StoredUser } from '../auth/ports.ts'
import { imageAddress } from '../images/imageAddress.ts'
import { hasPremiumAccess } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { StoredStory, StoredStoryCard } from '../stories/ports.ts'
import { nameCategory, nameTag } from '../taxonomy/messageIds.ts'

function presentReason(reason: NextReason, story: StoredStoryCard): NextStoryReason {
  const { author, category, tags } = story
  switch (reason.code) {
    case 'same_author':
      return { code: 'same_author', author: author.display_name ?? '' }
    case 'shared_tag': {
      const tag = tags.find(({ id }) => id === reason.tagId)
      return tag ? { code: 'shared_tag', tag: nameTag(tag) } : { code: 'not_yet_read' }
    }
    case 'same_category':
      return category
        ? { code: 'same_category', category: nameCategory(category) }
        : { code: 'not_yet_read' }
    case 'many_endings':
      return { code: 'many_endings', endings: story.possible_endings }
    default:
      return { code: reason.code }
  }
}

/** One story to go on with after an ending, with the reason why; null where none is left. */
export async function nextStoryAfter(
  { store }: Ports,
  ended: StoredStory,
  user: StoredUser,
): Promise<NextStory | null> {
  const { nextStories } = store.repositories
  const candidates = await nextStories.listCandidates({
    userId: user.id,
    after: {
      ...ended,
      category_id: ended.category?.id ?? null,
      tag_ids: ended.tags.map(({ id }) => id),
    },
    seesMature: user.adult_confirmed_at !== null || user.role === 'admin',
    playsPremium: hasPremiumAccess(user),
  })
  const chosen = chooseNext(ended, candidates)
  const story = candidates.find(({ id }) => id === chosen?.id)
  if (!chosen || !story) return null
  const { id, title, tagline, cover_image_url, language } = story
  return {
    id,
    title,
    tagline,
    cover_image_url: imageAddress(cover_image_url, { of: 'stories', id, size: 'card' }),
    language,
    reason: presentReason(chosen.reason, story),
  }
}
