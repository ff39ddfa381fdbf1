import { createHash } from 'node:crypto'

import type { Proposal, ProposalRequest } from '@kathasagar/api/contract'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { meterUse } from '../spending/meterUse.ts'
import { toldFaultOf } from '../sessions/turn/modelFault.ts'
import { cheapestTeller } from './drafting/cheapestTeller.ts'

/** What was proposed for a scene is not asked for again while nothing of the scene has changed. */
const proposed = createBoundedCache<string, Proposal>({ max: 500 })

const keyOf = (model: string, scene: ProposalRequest) =>
  createHash('sha256')
    .update(JSON.stringify([model, scene]))
    .digest('base64')

interface Asking {
  user: StoredUser
  scene: ProposalRequest
}

/**
 * Has a connected model propose other ways to say the choices of a scene, and answers to what readers
 * may ask there. The author pays nothing; it counts in the operator's budget of the day.
 */
export async function proposePhrases(
  ports: Ports,
  { user, scene }: Asking,
): Promise<Proposal | Refusal> {
  const refused = refuseAuthor(ports.authors, user)
  if (refused) return refused
  const proposer = cheapestTeller(ports, ['propose'])
  if (proposer === null) return { code: 'no_model' }
  const key = keyOf(proposer.model_key, scene)
  const known = proposed.get(key)
  if (known) return known

  try {
    const asking = () => proposer.model.propose(scene, new AbortController().signal)
    // Of a draft that may not have been saved yet, no more is known than its scene.
    const proposal = await meterUse(ports, null, asking).done
    proposed.set(key, proposal)
    return proposal
  } catch (fault) {
    ports.reportFault(fault)
    const { code, retryAfter } = toldFaultOf(fault)
    return { code, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
  }
}
