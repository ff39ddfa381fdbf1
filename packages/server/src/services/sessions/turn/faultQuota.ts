import { DAY_MS } from '@kathasagar/api/contract'

import { recordSeldom } from '../../../modules/audit/index.ts'
import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'
import { isCostly, isLeak } from './modelFault.ts'

/** Far more than mishaps bring; whoever spoils answers on purpose would spend the day of all others. */
const MOST_A_DAY = 20

/** Counts answers that a player has spoilt today; tells how many they are. */
export const countAgainstFaultQuota = ({ store, clock }: Ports, userId: string, times: number) =>
  store.repositories.rateLimits.hit(`spoilt:${userId}`, DAY_MS, clock.now(), times)

/** Keeps that a model told its guidance, without a word of it: in which story, and to whom. */
const keepLeak = ({ store, clock }: Ports, { session, story, model }: Claim) =>
  recordSeldom(
    store.repositories.db,
    `${session.user_id}:${story.id}`,
    {
      actor_id: session.user_id,
      act: 'guidance_withheld',
      target: { kind: 'story', id: story.id },
      after: { model: model.model_key },
    },
    clock.now(),
  )

/** Whether a player has spoilt so many answers today that no provider is asked for them any more. */
export async function isOverFaultQuota(ports: Ports, claim: Claim): Promise<boolean> {
  const { model_key } = claim.model
  const { providerOf, isOwn } = ports.modelStates
  if (providerOf(model_key) === null || isOwn(model_key)) return false
  const { hits } = await countAgainstFaultQuota(ports, claim.session.user_id, 0)
  return hits >= Math.ceil(MOST_A_DAY * ports.rateLimitFactor)
}

/** Counts one answer that nobody pays us for; a player's own provider is paid by them. */
export async function countFault(ports: Ports, { session, model }: Claim): Promise<void> {
  if (ports.modelStates.isOwn(model.model_key)) return
  await countAgainstFaultQuota(ports, session.user_id, 1)
}

/** Hears of faults while a turn is told, and afterwards keeps what is worth keeping of them. */
export function watchFaults(ports: Ports, claim: Claim) {
  const faults: unknown[] = []
  return {
    reportFault: (fault: unknown) => {
      faults.push(fault)
      ports.reportFault(fault)
    },
    keep: async () => {
      if (faults.some(isLeak)) await keepLeak(ports, claim)
      if (faults.some(isCostly)) await countFault(ports, claim)
    },
  }
}
