import type { Repositories } from '../ports.ts'
import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Featured } from './ports.ts'

interface Featuring {
  user: StoredUser
  is_featured: boolean
  /** Absent: as it was. */
  featured_order?: number | null | undefined
  now: Date
}

const placeOf = ({ is_featured, featured_order }: Featured) => ({ is_featured, featured_order })

/** Only what readers can see is shown to them first; anything may be left off. */
export const canBeFeatured = ({ status }: Featured, isFeatured: boolean) =>
  !isFeatured || status === 'published'

/** Features a story that is locked, or leaves it off, and keeps who did. */
export async function featureStory(
  repos: Repositories,
  story: Featured,
  { user, is_featured, featured_order, now }: Featuring,
): Promise<Featured> {
  const after = {
    ...story,
    is_featured,
    featured_order: featured_order === undefined ? story.featured_order : featured_order,
  }
  if (JSON.stringify(after) === JSON.stringify(story)) return story
  await repos.adminStories.setFeatured(story.id, placeOf(after))
  await recordEvent(
    repos,
    {
      actor_id: user.id,
      act: 'story_featured',
      target: { kind: 'story', id: story.id },
      before: placeOf(story),
      after: placeOf(after),
    },
    now,
  )
  return after
}
