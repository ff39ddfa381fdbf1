import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { AskedHandle } from './handles.ts'
import { OFTEN } from './rateLimits.ts'
import { instant } from './fields.ts'
import { route } from './route.ts'

export const AuthorParams = z.object({ handle: AskedHandle })

/** An author as their own page shows them. */
export const AuthorPage = z.object({
  /** The present one, also where a former one was asked for. */
  handle: z.string(),
  display_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** What they say about themselves: Markdown without pictures, empty where they say nothing. */
  about: z.string(),
  /** In which their stories are, the one with most of them first. */
  languages: z.array(z.enum(STORY_LANGUAGES)),
  joined_at: instant,
  /** Published stories that the caller may see. */
  stories_total: count,
  /** How often these were begun, by anybody. */
  plays_total: count,
  followers_total: count,
  /** By the caller; never by a guest. */
  is_followed: z.boolean(),
  /** By the caller: neither hears of the other. */
  is_blocked: z.boolean(),
  /** The caller is this author. */
  is_own: z.boolean(),
})
export type AuthorPage = z.infer<typeof AuthorPage>

export const FollowAnswer = z.object({ is_followed: z.boolean(), followers_total: count })
export type FollowAnswer = z.infer<typeof FollowAnswer>

/** Who writes here, and whom a reader follows. */
export const authorsRoutes = {
  getAuthor: route('GET', '/authors/:handle', {
    summary: 'An author with published stories; a former handle finds them too',
    access: 'anyone',
    cacheForGuests: true,
    params: AuthorParams,
    answer: AuthorPage,
    errors: ['author_not_found'],
  }),
  followAuthor: route('PUT', '/authors/:handle/follow', {
    summary: 'Follow an author; done twice it is done once',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found', 'own_account', 'forbidden', 'follows_full'],
  }),
  unfollowAuthor: route('DELETE', '/authors/:handle/follow', {
    summary: 'Follow an author no more',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: FollowAnswer,
    errors: ['author_not_found'],
  }),
} as const
