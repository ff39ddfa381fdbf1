import { canPlayMature, canSeeStory, type Reader } from '../../policies.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredStory } from '../../stories/ports.ts'
import type { StoredShare } from '../ports.ts'

export interface ShownPlay {
  share: StoredShare
  story: StoredStory
}

/**
 * A shared play that this reader may read. It closes with its story and with the account of whoever shared it;
 * what is told of a mature story is for who may play it.
 */
export async function findShown(
  { store }: Pick<Ports, 'store'>,
  { code, reader }: { code: string; reader: Reader },
): Promise<ShownPlay | Refusal> {
  const { sharedPlays, stories } = store.repositories
  const share = await sharedPlays.find(code)
  if (share === undefined) return { code: 'shared_play_not_found' }
  const story = await stories.findStory(share.story_id)
  if (!story || !share.is_player_here || !canSeeStory(story, reader)) {
    return { code: 'shared_play_closed' }
  }
  const isForAdults = story.content_rating === 'mature'
  if (isForAdults && !(reader && canPlayMature(story, reader))) return { code: 'adults_only' }
  return { share, story }
}
