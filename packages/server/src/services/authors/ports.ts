import type { Author } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Audience } from '../stories/ports.ts'

/** An author whose account is open. */
export interface StoredAuthor {
  id: string
  handle: string
  display_name: string
  avatar_url: string | null
  about: string
  created_at: Date
}

/** What an author has published, as far as an audience may see it. */
export interface AuthorFigures {
  stories_total: number
  plays_total: number
  /** The one with most stories first. */
  languages: StoryLanguage[]
}

export interface AuthorRepository {
  /** By the present handle or by a former one; nothing for an account that is closed or suspended. */
  findAuthor(handle: string): Promise<StoredAuthor | undefined>
  figuresOf(authorId: string, audience: Audience): Promise<AuthorFigures>
  countFollowers(authorId: string): Promise<number>
  isFollowing(followerId: string, authorId: string): Promise<boolean>
  countFollowed(followerId: string): Promise<number>
  /** Done twice it is done once; nothing is done where the author has gone meanwhile. */
  follow(followerId: string, authorId: string, now: Date): Promise<void>
  unfollow(followerId: string, authorId: string): Promise<void>
  /** Handles of authors with stories for an audience, and when one of these was last changed. */
  listAddresses(audience: Audience, limit: number): Promise<{ handle: string; updated_at: Date }[]>
}

/** Who wants to hear nothing of whom. */
export interface BlockRepository {
  /** One has blocked the other, whichever of the two. */
  stands(one: string, other: string): Promise<boolean>
  hasBlocked(blockerId: string, blockedId: string): Promise<boolean>
  count(blockerId: string): Promise<number>
  /** Also ends that they follow each other. Done twice it is done once. */
  block(blockerId: string, blockedId: string, now: Date): Promise<void>
  unblock(blockerId: string, blockedId: string): Promise<void>
  /** Those whose accounts are open, the latest first. */
  list(blockerId: string): Promise<(Author & { id: string })[]>
}
