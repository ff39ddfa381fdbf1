import type { PlayShare } from '@kathasagar/api/contract'

import { findSession } from '../sessions/index.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { presentRow } from '../../platform/db/rows.ts'
import { selectSharesOf } from './sharedPlays.queries.ts'

export const listSessionShares: Call<'listSessionShares', Platform> = async ({ db }, input) => {
  const session = await findSession(db, input.params.session_id, input.user.id)
  if (session === undefined) return { code: 'session_not_found' }
  const shares = await selectSharesOf(db, session.user_id)
    .where('shared_plays.session_id', '=', session.id)
    .execute()
  return shares.map((share) => presentRow<PlayShare>(share))
}
