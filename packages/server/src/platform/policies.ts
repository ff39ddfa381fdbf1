import type { StoredUser } from './auth.ts'
import type { Refusal } from './refusal.ts'
import type { Editor } from '../modules/authoring/index.ts'
import type { AuthorSettings } from './context.ts'
import type { Audience, StoredStoryCard } from '../modules/catalogue/index.ts'

/** Who asks: a user, or a guest. */
export type Reader = StoredUser | null

/** Returns what lists show to a reader. Guests see no mature stories. */
export const audienceOf = (reader: Reader): Audience => ({ seesMature: reader !== null })

type Shown = Pick<StoredStoryCard, 'status' | 'author_id' | 'content_rating'>

const isOwnOrAdmin = (story: Shown, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === story.author_id)

/** A story that is not published is there only for its author and for admins. */
export const canSeeStory = (story: Shown, reader: Reader) =>
  story.status === 'published' || isOwnOrAdmin(story, reader)

export const isOldEnough = (story: Shown, reader: Reader) =>
  story.content_rating !== 'mature' || reader !== null

/** Who may be told a mature story: whoever has said to be 18 or older, and its own author. */
export const canPlayMature = (story: Shown, player: StoredUser) =>
  story.content_rating !== 'mature' ||
  player.adult_confirmed_at !== null ||
  isOwnOrAdmin(story, player)

export const hasPremiumAccess = (reader: StoredUser) =>
  reader.has_premium_access || reader.role === 'admin'

/** An author plays their own premium story like anybody else's free one. */
export const canPlayPremium = (
  story: Pick<StoredStoryCard, 'is_premium' | 'author_id'>,
  player: StoredUser,
) => !story.is_premium || hasPremiumAccess(player) || player.id === story.author_id

/** What can be tried without an account. */
export const isForGuests = ({
  is_premium,
  content_rating,
}: Pick<StoredStoryCard, 'is_premium' | 'content_rating'>) =>
  !is_premium && content_rating !== 'mature'

/** Authors change their own stories, admins all of them. */
export const editorOf = ({ id, role }: StoredUser): Editor => ({
  userId: id,
  isAdmin: role === 'admin',
})

/** Whether somebody judges a story of another as an editor does. */
export const isEditing = (story: Pick<StoredStoryCard, 'author_id'>, user: StoredUser) =>
  user.role === 'admin' && user.id !== story.author_id

/** Why somebody may not write stories here, if so. */
export const refuseAuthor = (
  { mustBeVerified }: AuthorSettings,
  user: StoredUser,
): Refusal | null =>
  mustBeVerified && !user.is_verified && user.role !== 'admin'
    ? { code: 'author_unverified' }
    : null
