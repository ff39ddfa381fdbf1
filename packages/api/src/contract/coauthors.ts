import * as z from 'zod/mini'

import { filledText } from '@kathasagar/story/schema'
import { id, instant } from './fields.ts'
import { Author } from './stories.ts'
import { COAUTHOR_ROLES, LIMITS } from './vocabulary/vocabulary.ts'

/** Somebody who writes a story beside its owner, or was asked to. */
export const Coauthor = z.object({
  user_id: id,
  person: Author,
  role: z.enum(COAUTHOR_ROLES),
  /** Until it is, nothing of the story is theirs to see. */
  is_accepted: z.boolean(),
  invited_at: instant,
})
export type Coauthor = z.infer<typeof Coauthor>

/** Of one story, at most `LIMITS.coauthorsMax`, the first who was asked first. */
export const Coauthors = z.object({
  /** The caller may invite, change roles and remove. */
  is_owner: z.boolean(),
  /** Who has not accepted yet is told to the owner alone. */
  coauthors: z.array(Coauthor),
})
export type Coauthors = z.infer<typeof Coauthors>

/** Whom the owner asks. */
export const CoauthorInvitation = z.object({
  /** A handle or a user name, with an @ before it or without; never an e-mail address. */
  name: filledText(LIMITS.usernameMax + 1),
  role: z.enum(COAUTHOR_ROLES),
})
export type CoauthorInvitation = z.infer<typeof CoauthorInvitation>

export const CoauthorChange = z.object({ role: z.enum(COAUTHOR_ROLES) })
export const CoauthorParams = z.object({ story_id: id, user_id: id })
export const CoauthorAccepted = z.object({ story_id: id, role: z.enum(COAUTHOR_ROLES) })
export type CoauthorAccepted = z.infer<typeof CoauthorAccepted>
/** Who is no co-author any more. */
export const CoauthorRemoved = z.object({ user_id: id })
