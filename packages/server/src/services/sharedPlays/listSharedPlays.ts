import type { MySharedPlay, MySharedPlays } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { presentRow } from '../storedRow.ts'

/** The links to all plays of a user, the latest first. */
export async function listSharedPlays(
  { store }: Ports,
  { userId, page }: { userId: string; page: number },
): Promise<MySharedPlays> {
  const { sharedPlays } = store.repositories
  const limit = LIMITS.sharedPage
  const total_shared_plays = await sharedPlays.countOfUser(userId)
  const listed = await sharedPlays.listOfUser(userId, { offset: (page - 1) * limit, limit })
  return {
    shared_plays: listed.map((share) => presentRow<MySharedPlay>(share)),
    page,
    total_pages: Math.ceil(total_shared_plays / limit),
    total_shared_plays,
  }
}
