import type { CoauthorInvitation, Coauthors } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory, type OwnAsked } from '../stories/editing/ownStory.ts'
import { coauthorsOf } from './listCoauthors.ts'
import { recordSharing } from './recordSharing.ts'

interface Invited extends Omit<OwnAsked, 'needs'> {
  invitation: CoauthorInvitation
}

/**
 * Asks somebody to write a story, or to read it as its authors do. The story is locked meanwhile, so that two calls at
 * once keep to the limit. Who has blocked its owner, or is blocked, is answered as if there were nobody of the name.
 */
export const inviteCoauthor = (
  { store, clock }: Ports,
  { invitation: { name, role }, ...asked }: Invited,
): Promise<Coauthors | Refusal> =>
  store.transaction(async (repositories) => {
    const { coauthors, blocks, notices } = repositories
    const now = clock.now()
    const story = await lockOwnStory(repositories, { ...asked, needs: 'owner' })
    if (isRefusal(story)) return story
    const { id, author_id } = story
    const found = await coauthors.findInvitable(name.trim().replace(/^@/u, ''))
    if (!found || (await blocks.stands(author_id, found.id))) return { code: 'author_not_found' }
    if (found.id === author_id || found.id === asked.user.id) return { code: 'own_account' }
    const invited = await coauthors.list(id)
    const isAsked = invited.some(({ user_id }) => user_id === found.id)
    if (!isAsked && invited.length >= LIMITS.coauthorsMax) return { code: 'coauthors_full' }

    await coauthors.invite(id, found.id, role, now)
    if (!isAsked) await notices.tellOfInvitation(id, found.id, { actorId: author_id, now })
    await recordSharing(repositories, story, asked.user, now)
    return coauthorsOf(repositories, story)
  })
