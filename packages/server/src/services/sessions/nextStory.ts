import type { NextStory, NextStoryReason } from '@kathasagar/api/contract'

import { chooseNext, type NextReason } from '../../domain/nextStory.ts'
import { findNextPart } from '../../modules/series/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import { imageAddress } from '../../modules/pictures/index.ts'
import { canPlayMature, canPlayPremium, hasPremiumAccess } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { StoredStory, StoredStoryCard } from '../../modules/catalogue/index.ts'
import { findStory } from '../../modules/catalogue/index.ts'
import { nameCategory, nameTag } from '../../modules/taxonomy/index.ts'

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

const presentNext = (story: StoredStoryCard, reason: NextStoryReason): NextStory => ({
  id: story.id,
  title: story.title,
  tagline: story.tagline,
  cover_image_url: imageAddress(story.cover_image_url, {
    of: 'stories',
    id: story.id,
    size: 'card',
  }),
  language: story.language,
  reason,
})

/** The part of its series that follows a story, where the player can play it. */
async function nextPartAfter(
  ports: Ports,
  ended: StoredStory,
  user: StoredUser,
): Promise<NextStory | null> {
  const { db } = ports.store.repositories
  const next = await findNextPart(db, ended.id)
  const story = next && (await findStory(db, next.story_id))
  if (!next || !story || !canPlayPremium(story, user) || !canPlayMature(story, user)) return null
  return presentNext(story, { code: 'next_part', series: next.series, number: next.number })
}

/** One story to go on with after an ending, with the reason why; null where none is left. */
export const nextStoryAfter = async (
  ports: Ports,
  ended: StoredStory,
  user: StoredUser,
): Promise<NextStory | null> =>
  (await nextPartAfter(ports, ended, user)) ?? recommendAfter(ports, ended, user)

async function recommendAfter(
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
  return chosen && story ? presentNext(story, presentReason(chosen.reason, story)) : null
}
