import type { StoredUser, Refusal } from './call.ts'
import type { Editor } from '../modules/authoring/index.ts'
import type { StoredStory, StoredStoryCard } from '../modules/catalogue/index.ts'

export interface AuthorSettings {
  /** With `manual`, an editor reviews each story. */
  reviewMode: 'automatic' | 'manual'
  mustBeVerified: boolean
}

/** Null for guests. */
export type Reader = StoredUser | null

type Shown = Pick<StoredStoryCard, 'status' | 'author_id' | 'content_rating'>

const isOwnOrAdmin = (story: Shown, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === story.author_id)

/** Returns true if the reader may see a story. Only the author and admins may see an unpublished story. */
export const canSeeStory = (story: Shown, reader: Reader) =>
  story.status === 'published' || isOwnOrAdmin(story, reader)

export const isOldEnough = (story: Shown, reader: Reader) =>
  story.content_rating !== 'mature' || reader !== null

/** Returns true if the player may play a mature story. Confirmed adults, the author, and admins may. */
export const canPlayMature = (story: Shown, player: StoredUser) =>
  story.content_rating !== 'mature' ||
  player.adult_confirmed_at !== null ||
  isOwnOrAdmin(story, player)

export const hasPremiumAccess = (reader: StoredUser) =>
  reader.has_premium_access || reader.role === 'admin'

/** Returns true if the player may play a premium story. Authors may always play their own stories. */
export const canPlayPremium = (
  story: Pick<StoredStoryCard, 'is_premium' | 'author_id'>,
  player: StoredUser,
) => !story.is_premium || hasPremiumAccess(player) || player.id === story.author_id

/** Returns true if guests may play the story. Only built-in models narrate for guests. */
export const isForGuests = ({
  is_premium,
  content_rating,
  is_open,
}: Pick<StoredStory, 'is_premium' | 'content_rating' | 'is_open'>) =>
  !is_premium && content_rating !== 'mature' && !is_open

export const editorOf = ({ id, role }: StoredUser): Editor => ({
  userId: id,
  isAdmin: role === 'admin',
})

export const isEditing = (story: Pick<StoredStoryCard, 'author_id'>, user: StoredUser) =>
  user.role === 'admin' && user.id !== story.author_id

export const refuseAuthor = (
  { mustBeVerified }: AuthorSettings,
  user: StoredUser,
): Refusal | null =>
  mustBeVerified && !user.is_verified && user.role !== 'admin'
    ? { code: 'author_unverified' }
    : null
