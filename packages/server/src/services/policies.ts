import type { StoredUser } from './auth/ports.ts'
import type { Audience, StoredStoryCard } from './stories/ports.ts'

/** Who asks: a user, or a guest. */
export type Reader = StoredUser | null

/** What lists show to whom; mature stories are not for people of whom we know nothing. */
export const audienceOf = (reader: Reader): Audience => ({ seesMature: reader !== null })

type Shown = Pick<StoredStoryCard, 'status' | 'author_id' | 'content_rating'>

const isOwnOrAdmin = (story: Shown, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === story.author_id)

/** A story that is not published is there only for its author and for admins. */
export const canSeeStory = (story: Shown, reader: Reader) =>
  story.status === 'published' || isOwnOrAdmin(story, reader)

export const isOldEnough = (story: Shown, reader: Reader) =>
  story.content_rating !== 'mature' || reader !== null

export const hasPremiumAccess = (reader: StoredUser) =>
  reader.has_premium_access || reader.role === 'admin'

/** An author plays their own premium story like anybody else's free one. */
export const canPlayPremium = (
  story: Pick<StoredStoryCard, 'is_premium' | 'author_id'>,
  player: StoredUser,
) => !story.is_premium || hasPremiumAccess(player) || player.id === story.author_id
