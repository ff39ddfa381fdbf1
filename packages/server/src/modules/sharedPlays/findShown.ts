import type { Db, Refusal, Services } from '../../platform/call.ts'
import { findStory, type StoredStory } from '../catalogue/index.ts'
import { canPlayMature, canSeeStory, type Reader } from '../../platform/policies.ts'
import { findShare, type ShareRow } from './sharedPlays.queries.ts'
import type { PlayContext } from '../sessions/index.ts'

export interface SharedPlaysContext extends PlayContext, Pick<Services, 'secrets'> {}

/** Finds a shared play. Refuses if the reader may not play its story, or if the player's account is closed. */
export async function findShown(
  db: Db,
  code: string,
  reader: Reader,
): Promise<{ share: ShareRow; story: StoredStory } | Refusal> {
  const share = await findShare(db, code)
  if (share === undefined) return { code: 'shared_play_not_found' }
  const story = await findStory(db, share.story_id)
  if (!story || !share.is_player_here || !canSeeStory(story, reader))
    return { code: 'shared_play_closed' }
  const isForAdults = story.content_rating === 'mature'
  if (isForAdults && !(reader && canPlayMature(story, reader))) return { code: 'adults_only' }
  return { share, story }
}
