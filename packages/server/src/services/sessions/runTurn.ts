import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { LEASE_MS, type Claim } from './claimAction.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverTelling } from './deliverTelling.ts'
import { failAction } from './failAction.ts'
import { finishAction, type Delivery } from './finishAction.ts'
import type { ToldTurn } from './ports.ts'
import { presentAction } from './presentAction.ts'
import type { ActionOutcome } from './runningTurns.ts'

/** Three beats to a lease: two may go astray. */
const BEAT_MS = LEASE_MS / 3

/** Keeps the claim alive; aborts the signal once somebody has given the action up. */
function keepLease({ store, reportFault }: Ports, actionId: string) {
  const lost = new AbortController()
  const beat = async () => {
    const isOurs = await store.repositories.actions.renewLease(actionId, LEASE_MS)
    if (!isOurs) lost.abort(new Error(`Action ${actionId} was given up`))
  }
  const timer = setInterval(() => void beat().catch(reportFault), BEAT_MS)
  return { signal: lost.signal, stop: () => clearInterval(timer) }
}

const deliver = (
  ports: Ports,
  claim: Claim,
  path: readonly ToldTurn[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Delivery> =>
  claim.ruling.kind === 'show'
    ? deliverPicture(ports, { ...claim, scene: claim.ruling.scene }, signal)
    : deliverTelling(ports, claim, path, onText, signal)

/** What an action that was given up ended as. */
async function endOf({ store }: Pick<Ports, 'store'>, actionId: string): Promise<Refusal> {
  const action = await store.repositories.actions.findAction(actionId)
  return isRefusal(action?.response) ? action.response : { code: 'answer_cut_off' }
}

/** Gives everything back after a fault of ours; should this fail too, the sweep will do it. */
async function giveUp({ store, reportFault }: Ports, claim: Claim, fault: unknown) {
  reportFault(fault)
  const why: Refusal = { code: 'internal' }
  await store.transaction(async (repos) => {
    await repos.sessions.lockSession(claim.session.id, claim.session.user_id)
    await failAction(repos, { id: claim.actionId }, why)
  })
  return endOf({ store }, claim.actionId)
}

/** Tells a claimed turn to its end, whoever listens: the model outside of any transaction. */
export async function runTurn(
  ports: Ports,
  claim: Claim,
  onText: (text: string) => void,
): Promise<ActionOutcome> {
  const lease = keepLease(ports, claim.actionId)
  try {
    const path = await ports.store.repositories.turns.listPath(claim.base.id)
    const delivery = await deliver(ports, claim, path, onText, lease.signal)
    const finished = await finishAction(ports, claim, delivery)
    if (finished === null) return endOf(ports, claim.actionId)

    const { turn, receipt } = finished
    const place = { graph: claim.graph, path: [...path, turn], head: turn }
    return presentAction({ type: claim.asked.type, receipt, place })
  } catch (fault) {
    return giveUp(ports, claim, fault)
  } finally {
    lease.stop()
  }
}
