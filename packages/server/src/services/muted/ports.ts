import type { Author } from '@kathasagar/api/contract'

import type { Audience } from '../stories/ports.ts'

/** Either a story or an author. */
export type MutedThing = { story_id: string } | { author_id: string }

export interface StoredMuted {
  id: string
  created_at: Date
  story: { id: string; title: string } | null
  author: (Author & { id: string }) | null
}

export interface MutedRepository {
  isMuted(userId: string, thing: MutedThing): Promise<boolean>
  count(userId: string): Promise<number>
  /** Done twice it is done once; nothing is done where it has gone meanwhile. */
  mute(userId: string, thing: MutedThing, now: Date): Promise<void>
  unmute(userId: string, thing: MutedThing): Promise<void>
  /** The latest first; without stories that the audience cannot see, and accounts that are closed. */
  list(asked: {
    userId: string
    audience: Audience
    after: { created_at: Date; id: string } | null
    limit: number
  }): Promise<StoredMuted[]>
}
