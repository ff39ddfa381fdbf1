import type { Coauthors } from '@kathasagar/api/contract'

import { presentWriter } from '../comments/presentComment.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory, type OwnAsked } from '../stories/editing/ownStory.ts'
import type { OwnStory } from '../stories/authoringPorts.ts'

/** Who writes a story beside its owner, as one of them gets it; who was only asked is the owner's to know. */
export async function coauthorsOf(
  { coauthors }: Pick<Repositories, 'coauthors'>,
  { id, role }: Pick<OwnStory, 'id' | 'role'>,
): Promise<Coauthors> {
  const is_owner = role === 'owner'
  const all = await coauthors.list(id)
  return {
    is_owner,
    coauthors: all
      .filter(({ accepted_at }) => is_owner || accepted_at !== null)
      .map(({ user_id, person, role: of, invited_at, accepted_at }) => ({
        user_id,
        person: presentWriter(person, user_id),
        role: of,
        is_accepted: accepted_at !== null,
        invited_at: invited_at.toISOString(),
      })),
  }
}

/** Who writes a story beside its owner. */
export async function listCoauthors(
  { store: { repositories } }: Ports,
  asked: Omit<OwnAsked, 'needs'>,
): Promise<Coauthors | Refusal> {
  const story = await findOwnStory(repositories, { ...asked, needs: 'reader' })
  return isRefusal(story) ? story : coauthorsOf(repositories, story)
}
