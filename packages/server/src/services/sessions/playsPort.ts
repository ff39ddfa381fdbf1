import type { OwnPlays, PlayState, StoryAnswer } from '@kathasagar/api/contract'

import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { InstantPlace } from '../instantCursor.ts'
import type { StoredStoryCard } from '../../modules/catalogue/index.ts'
import type { OwnSession, ToldTurn } from './ports.ts'

type PlayedCard = Pick<
  StoredStoryCard,
  'title' | 'cover_image_url' | 'image_alt' | 'language' | 'estimated_play_time'
>

/** A play, and where its player has come in it. */
export interface PlayHead {
  id: string
  story_id: string
  version_id: string
  updated_at: Date
  /** Where its head stands. */
  state: TurnState
  answer: StoryAnswer
  /** The answer before the head's; none at the start. */
  answer_before: StoryAnswer | null
}

/** A play with what its player's list tells of it. */
export interface StoredPlay extends PlayedCard, PlayHead {
  is_put_away: boolean
  /** A test by a preview link. */
  is_preview: boolean
}

export interface PlaysRead {
  state: PlayState
  /** Where the page before ended; null for the first one. */
  after: InstantPlace | null
  limit: number
}

/** A turn with what a map tells of it. */
export interface MappedRow extends Pick<
  ToldTurn,
  'id' | 'parent_id' | 'number' | 'action' | 'variant_of'
> {
  standing: Pick<TurnState, 'node' | 'ink' | 'improvised'>
}

/** A player's own plays, those that were deleted left out. */
export interface PlaysRepository {
  listPlays(userId: string, read: PlaysRead): Promise<StoredPlay[]>
  countPlays(userId: string): Promise<OwnPlays['counts']>
  /** False where there is no such play. */
  putAway(session: OwnSession, at: Date | null): Promise<boolean>
  /** Deletes a play at that time, or with null takes that back; false where there is no such play. */
  setDeleted(session: OwnSession, at: Date | null): Promise<boolean>
  /** Drops some of the plays that were deleted before; how many. */
  purge(before: Date, limit: number): Promise<number>
  /** The last `limit` turns of a session on whichever way, oldest first. */
  listTurns(session: OwnSession, limit: number): Promise<MappedRow[]>
}
