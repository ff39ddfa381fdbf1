import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { HandleInput } from './handles.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { Author } from './stories.ts'
import { instant } from './fields.ts'
import { anyoneRoute, userRoute } from './route.ts'

export const AuthorParams = z.object({ handle: HandleInput })

export const AuthorPage = z.object({
  /** Current handle. The request may contain a former one. */
  handle: z.string(),
  display_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** Markdown without images. May be empty. */
  about: z.string(),
  /** Languages of the author's stories, most frequent first. */
  languages: z.array(z.enum(STORY_LANGUAGES)),
  joined_at: instant,
  /** Number of published stories that the caller may see. */
  stories_total: count,
  plays_total: count,
  followers_total: count,
  is_followed: z.boolean(),
  is_blocked: z.boolean(),
  is_own: z.boolean(),
})
export interface AuthorPage extends z.infer<typeof AuthorPage> {}

export const FollowAnswer = z.object({ is_followed: z.boolean(), followers_total: count })
export interface FollowAnswer extends z.infer<typeof FollowAnswer> {}

/** Blocked users. The handle is null if the account is closed or suspended. */
export const BlockedPeople = z.object({ blocked: z.array(Author) })

export const BlockAnswer = z.object({ is_blocked: z.boolean() })
export interface BlockAnswer extends z.infer<typeof BlockAnswer> {}

export default {
  getAuthor: anyoneRoute('GET', '/authors/:handle', {
    summary: 'Get an author with published stories, by current or former handle',
    cacheForGuests: true,
    params: AuthorParams,
    answer: AuthorPage,
    errors: ['author_not_found'],
  }),
  followAuthor: userRoute('PUT', '/authors/:handle/follow', {
    summary: 'Follow an author; repeating it has no effect',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found', 'own_account', 'forbidden', 'follows_full'],
  }),
  unfollowAuthor: userRoute('DELETE', '/authors/:handle/follow', {
    summary: 'Unfollow an author',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found'],
  }),
  listBlocked: userRoute('GET', '/me/blocked', {
    summary: 'List blocked users, latest first',
    answer: BlockedPeople,
  }),
  blockAuthor: userRoute('PUT', '/authors/:handle/block', {
    summary: 'Block a user: neither sees the comments of the other or follows them',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: AuthorParams,
    answer: BlockAnswer,
    errors: ['author_not_found', 'own_account', 'blocks_full'],
  }),
  unblockAuthor: userRoute('DELETE', '/authors/:handle/block', {
    summary: 'Unblock a user',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    params: AuthorParams,
    answer: BlockAnswer,
    errors: ['author_not_found'],
  }),
} as const
