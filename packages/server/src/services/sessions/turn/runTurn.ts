import { isDatabaseAway } from '../../isDatabaseAway.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { isAside, type Aside } from '@kathasagar/engine/turn/aside'
import type { Claim } from './claimAction.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverTelling } from './deliverTelling.ts'
import { askBack } from './askBack.ts'
import { goOnInInk } from './goOnInInk.ts'
import { failAction, INTERRUPTED } from './failAction.ts'
import { finishAction, type Delivery, type Finished } from './finishAction.ts'
import { tellRetelling } from './tellRetelling.ts'
import { placeAt } from '../state/openSession.ts'
import type { OwnAction, PathTurn } from '../ports.ts'
import { presentAction } from '../present/presentAction.ts'
import { recordTurn } from './recordTurn.ts'
import type { ActionOutcome } from './runningTurns.ts'
import { settleRuling } from './settleRuling.ts'
import type { Listener } from './tellTurn.ts'

/**
 * What a storyteller is reminded of. A provider's model needs notes of the whole way; the built-in
 * one does not, and tells the thousandth turn of a session as quickly as its tenth.
 */
const pathOf = ({ modelStates, paths, store }: Ports, { base, corrections, model }: Claim) =>
  modelStates.providerOf(model.model_key) === null
    ? paths.pathTo(base, corrections)
    : store.repositories.turns.listPath(base, base.number + 1)

/** For so long a strike is remembered: thirty days. */
const STRIKES_MS = 30 * 24 * 60 * 60 * 1000

const typeOf = ({ retold, turn }: Claim) => retold?.as ?? turn.action.type

async function deliver(
  ports: Ports,
  claim: Claim,
  path: readonly PathTurn[],
  { onText, signal }: Listener,
): Promise<Delivery | Refusal | Aside> {
  const { ruling } = claim.turn
  if (ruling.kind === 'show') return deliverPicture(ports, claim, ruling.scene, signal)
  const settled = await settleRuling(ports, claim, signal)
  const turn = isAside(settled) ? settled : await goOnInInk(ports, settled)
  return isAside(turn) || isRefusal(turn)
    ? turn
    : deliverTelling(ports, { ...claim, turn }, path, { onText, signal })
}

/** Has a turn told and writes what came of it; nothing where its action was given up meanwhile. */
async function tellAndFinish(
  ports: Ports,
  claim: Claim,
  listener: Listener,
): Promise<Finished | Refusal | null> {
  const isPicture = claim.turn.ruling.kind === 'show'
  const path = isPicture ? [] : await pathOf(ports, claim)
  const { retold } = claim
  if (retold) return tellRetelling(ports, { ...claim, retold }, path, listener)
  const delivery = await deliver(ports, claim, path, listener)
  if (isRefusal(delivery)) return delivery
  return isAside(delivery) ? askBack(ports, claim, delivery) : finishAction(ports, claim, delivery)
}

const ownOf = ({ actionId, session }: Claim): OwnAction => ({
  id: actionId,
  user_id: session.user_id,
})

/** What an action that was given up ended as. */
async function endOf({ store }: Pick<Ports, 'store'>, claim: Claim): Promise<Refusal> {
  const action = await store.repositories.actions.findAction(ownOf(claim))
  return isRefusal(action?.response) ? action.response : INTERRUPTED
}

/** Ends a turn without an answer and gives everything back; should this fail too, the sweep will. */
async function giveBack({ store }: Ports, claim: Claim, why: Refusal): Promise<Refusal> {
  await store.transaction(async (repos) => {
    await repos.sessions.lockSession(claim.session.id, claim.session.user_id)
    await failAction(repos, ownOf(claim), why)
  })
  return endOf({ store }, claim)
}

/** Counts how often a player asks for what no provider will tell. */
const countStrike = ({ store, clock }: Ports, { session }: Claim) =>
  store.repositories.rateLimits.hit(`strikes:${session.user_id}`, STRIKES_MS, clock.now())

/** Tells a claimed turn to its end, whoever listens: the model outside of any transaction. */
async function tellToEnd(
  ports: Ports,
  claim: Claim,
  onText: (text: string) => void,
): Promise<ActionOutcome> {
  const { id: session_id, user_id } = claim.session
  const lease = ports.leases.hold({ id: claim.actionId, session_id, user_id })
  try {
    const finished = await tellAndFinish(ports, claim, { onText, signal: lease.signal })
    if (isRefusal(finished)) {
      if (finished.code === 'told_refused') await countStrike(ports, claim)
      return await giveBack(ports, claim, finished)
    }
    if (finished === null) return endOf(ports, claim)

    const { turn, receipt } = finished
    ports.paths.follow(turn)
    const place = await placeAt(ports, claim.graph, turn, claim)
    return presentAction({ type: typeOf(claim), receipt, place })
  } catch (fault) {
    // Given up by somebody, or by this process because it stops: that is no fault of the turn.
    if (lease.signal.aborted) return await giveBack(ports, claim, INTERRUPTED)
    ports.reportFault(fault)
    return await giveBack(ports, claim, isDatabaseAway(fault) ? INTERRUPTED : { code: 'internal' })
  } finally {
    lease.letGo()
  }
}

/** Tells a claimed turn, and tells the operator how that went. */
export async function runTurn(
  ports: Ports,
  claim: Claim,
  onText: (text: string) => void,
): Promise<ActionOutcome> {
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const listen = (text: string) => {
    first_words_ms ??= since()
    onText(text)
  }
  const run = ports.meterCalls(() => tellToEnd(ports, claim, listen))
  const outcome = await run.done
  const { model } = claim
  recordTurn(ports, {
    action: typeOf(claim),
    model: model.model_key,
    outcome,
    ms: since(),
    first_words_ms,
    metered: run.metered,
  })
  return outcome
}
