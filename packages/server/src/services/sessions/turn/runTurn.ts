import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { LEASE_MS, type Claim } from './claimAction.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverTelling } from './deliverTelling.ts'
import { failAction } from './failAction.ts'
import { finishAction, type Delivery } from './finishAction.ts'
import { placeAt } from '../openSession.ts'
import type { PathTurn } from '../ports.ts'
import { presentAction } from '../present/presentAction.ts'
import type { ActionOutcome } from './runningTurns.ts'
import { settleRuling } from './settleRuling.ts'

/** More turns than the built-in storyteller looks back on. */
const TURNS_REMEMBERED = 24

/**
 * How far back a storyteller is reminded. A provider's model needs notes of the whole way; the
 * built-in one does not, and tells the thousandth turn of a session as quickly as its tenth.
 */
const lookBack = ({ modelStates }: Ports, { base, model }: Claim): number =>
  modelStates.providerOf(model.model_key) === null ? TURNS_REMEMBERED : base.number + 1

/** Three beats to a lease: two may go astray. */
const BEAT_MS = LEASE_MS / 3
/** For so long a strike is remembered: thirty days. */
const STRIKES_MS = 30 * 24 * 60 * 60 * 1000

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

const deliver = async (
  ports: Ports,
  claim: Claim,
  path: readonly PathTurn[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Delivery | Refusal> =>
  claim.turn.ruling.kind === 'show'
    ? deliverPicture(ports, claim, claim.turn.ruling.scene, signal)
    : deliverTelling(ports, { ...claim, turn: await settleRuling(ports, claim, signal) }, path, {
        onText,
        signal,
      })

/** What an action that was given up ended as. */
async function endOf({ store }: Pick<Ports, 'store'>, actionId: string): Promise<Refusal> {
  const action = await store.repositories.actions.findAction(actionId)
  return isRefusal(action?.response) ? action.response : { code: 'answer_cut_off' }
}

/** Ends a turn without an answer and gives everything back; should this fail too, the sweep will. */
async function giveBack({ store }: Ports, claim: Claim, why: Refusal): Promise<Refusal> {
  await store.transaction(async (repos) => {
    await repos.sessions.lockSession(claim.session.id, claim.session.user_id)
    await failAction(repos, { id: claim.actionId }, why)
  })
  return endOf({ store }, claim.actionId)
}

/** Counts how often a player asks for what no provider will tell. */
const countStrike = ({ store, clock }: Ports, { session }: Claim) =>
  store.repositories.rateLimits.hit(`strikes:${session.user_id}`, STRIKES_MS, clock.now())

/** Tells a claimed turn to its end, whoever listens: the model outside of any transaction. */
export async function runTurn(
  ports: Ports,
  claim: Claim,
  onText: (text: string) => void,
): Promise<ActionOutcome> {
  const lease = keepLease(ports, claim.actionId)
  try {
    const { turns } = ports.store.repositories
    const path = await turns.listPath(claim.base.id, lookBack(ports, claim))
    const delivery = await deliver(ports, claim, path, onText, lease.signal)
    if (isRefusal(delivery)) {
      await countStrike(ports, claim)
      return await giveBack(ports, claim, delivery)
    }
    const finished = await finishAction(ports, claim, delivery)
    if (finished === null) return endOf(ports, claim.actionId)

    const { turn, receipt } = finished
    const place = await placeAt(ports, claim.graph, turn)
    return presentAction({ type: claim.turn.action.type, receipt, place })
  } catch (fault) {
    ports.reportFault(fault)
    return await giveBack(ports, claim, { code: 'internal' })
  } finally {
    lease.stop()
  }
}
