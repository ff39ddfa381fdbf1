import type { MuteAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { findPublished } from '../authors/findPublished.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { mute } from './mute.ts'

/** Has no story of an author in any row or list of a reader's. */
export const muteAuthor = (
  { store, clock }: Ports,
  user: StoredUser,
  handle: string,
): Promise<MuteAnswer | Refusal> =>
  store.transaction(async (repositories) => {
    const found = await findPublished(repositories, user, handle)
    if (isRefusal(found)) return found
    if (found.author.id === user.id) return { code: 'own_account' }
    return mute(repositories, clock, user.id, { author_id: found.author.id })
  })
