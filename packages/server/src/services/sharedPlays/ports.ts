import type { MySharedPlay, PlayShare } from '@kathasagar/api/contract'

import type { PathTurn, StoredSession, StoredTurn, ToldTurn } from '../sessions/ports.ts'
import type { StoredRow } from '../storedRow.ts'
import type { ListPage } from '../stories/ports.ts'

/** A link as it is kept, with the session that it shows. */
export interface StoredShare extends StoredRow<PlayShare> {
  user_id: string
  session_id: string
  story_id: string
  version_id: string
  head_turn_id: string
  /** Number of the first turn that it shows. */
  first_number: number
  /** Whoever shared it is neither suspended nor about to leave. */
  is_player_here: boolean
  /** Their name, where they show it. */
  player: string | null
}

export interface NewShare {
  code: string
  session: Pick<StoredSession, 'id' | 'user_id' | 'head_turn_id'>
  from: { id: string; number: number } | null
  shows_words: boolean
  shows_name: boolean
}

/** A turn of a shared play, and what it takes to name its scene and to go on from it. */
export type SharedTurn = Pick<
  ToldTurn,
  'id' | 'number' | 'action' | 'answer' | 'model_used' | 'xp_gained' | 'note'
> &
  Pick<StoredTurn, 'state'> &
  Pick<PathTurn, 'is_removed'>

export interface SharedPlayRepository {
  /** Makes a link, or changes what the one to this turn shows, and answers it. */
  save(share: NewShare): Promise<StoredRow<PlayShare>>
  find(code: string): Promise<StoredShare | undefined>
  listOfSession(session: Pick<StoredSession, 'id' | 'user_id'>): Promise<StoredRow<PlayShare>[]>
  listOfUser(userId: string, page: ListPage): Promise<StoredRow<MySharedPlay>[]>
  countOfUser(userId: string): Promise<number>
  /** False where there is no such link, or it is somebody else's; null stands for whosever it is. */
  remove(code: string, userId: string | null): Promise<boolean>
  countOpened(code: string): Promise<void>
  /** Turns of the way that a link shows, from a number on, at most so many, oldest first. */
  listTurns(share: StoredShare, range: { from: number; limit: number }): Promise<SharedTurn[]>
  /** Whether a turn lies on the way to where a session stands, and its number. */
  findOnWay(
    session: Pick<StoredSession, 'user_id' | 'head_turn_id'>,
    turnId: string,
  ): Promise<{ id: string; number: number } | undefined>
}
