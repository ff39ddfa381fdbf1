import type { Rewards, RewardsRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { payFinished } from './payFinished.ts'

/** Pays whatever a player has finished, each task once a period, and tells of it once. */
export function collectRewards(
  { store, clock }: Ports,
  user: StoredUser,
  { time_zone }: RewardsRequest,
): Promise<Rewards> {
  const now = clock.now()
  return store.transaction((repositories) =>
    payFinished(repositories, { userId: user.id, now, timeZone: time_zone }),
  )
}
