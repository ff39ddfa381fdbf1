import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { instant } from './fields.ts'
import { AskedHandle } from './handles.ts'

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
