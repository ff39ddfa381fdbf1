import type { Coauthors } from '@kathasagar/api/contract'
import type { CoauthorRole } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory, type OwnAsked } from '../stories/editing/ownStory.ts'
import { coauthorsOf } from './listCoauthors.ts'
import { recordSharing } from './recordSharing.ts'

interface Changed extends Omit<OwnAsked, 'needs'> {
  coauthorId: string
  role: CoauthorRole
}

/** Gives a co-author another role, whether they have accepted or not. */
export const changeCoauthor = (
  { store, clock }: Ports,
  { coauthorId, role, ...asked }: Changed,
): Promise<Coauthors | Refusal> =>
  store.transaction(async (repositories) => {
    const story = await lockOwnStory(repositories, { ...asked, needs: 'owner' })
    if (isRefusal(story)) return story
    const isThere = await repositories.coauthors.setRole(story.id, coauthorId, role)
    if (!isThere) return { code: 'not_found' }
    await recordSharing(repositories, story, asked.user, clock.now())
    return coauthorsOf(repositories, story)
  })
