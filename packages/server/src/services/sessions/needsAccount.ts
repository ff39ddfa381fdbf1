import type { StoredUser } from '../auth/ports.ts'
import { isForGuests } from '../policies.ts'
import { totalOf } from '../../platform/db/totalOf.ts'
import type { Store } from '../ports.ts'
import type { StoredStory } from '../../modules/catalogue/index.ts'

/** A guest who has begun so many stories is asked for an account, so that none fills a disk. */
const SESSIONS_OF_A_GUEST = 20

/** Whether a session of a story takes an account: it is none to try, or its player has tried enough. */
export async function needsAccount(
  { repositories }: Store,
  story: StoredStory,
  { id, is_guest }: StoredUser,
): Promise<boolean> {
  if (!is_guest) return false
  const begun = repositories.db.selectFrom('game_sessions').where('user_id', '=', id)
  return !isForGuests(story) || (await totalOf(begun)) >= SESSIONS_OF_A_GUEST
}
