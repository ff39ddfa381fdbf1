import type { Ports } from '../../ports.ts'
import { placeAt } from '../state/openSession.ts'
import type { NewAction } from '../actionPorts.ts'
import { presentAction } from '../present/presentAction.ts'
import type { Claim } from './claimAction.ts'
import { deliveryOf, requestOf } from './deliverTelling.ts'
import { tellerOf } from './fallbackChain.ts'
import { finishAction, type Delivery } from './finishAction.ts'
import { recordTurn } from './recordTurn.ts'
import type { ActionOutcome } from './runningTurns.ts'
import { isWhole } from './tellTurn.ts'

/** A turn that was told before anything was written of it. */
interface ToldAtOnce {
  pieces: readonly string[]
  delivery: Delivery
}

export interface TakenInOneStep {
  pieces: readonly string[]
  outcome: ActionOutcome
}

/**
 * Has a turn told by a storyteller that has nobody to wait for; null where it takes another, a
 * painter or a program of ink, or where that one fails: then it is claimed first, and whoever can
 * stand in for it is asked.
 */
export async function tellAtOnce(ports: Ports, claim: Claim): Promise<ToldAtOnce | null> {
  const { model, turn, base, removed } = claim
  const model_used = tellerOf(model.model_key)
  if (turn.ruling.kind === 'show' || turn.graph.program !== null) return null
  if (ports.modelStates.providerOf(model.model_key) !== null) return null
  const teller = ports.textModels(model_used)
  if (teller.tellAtOnce === undefined) return null
  const path = await ports.paths.pathTo(base, removed)
  try {
    const { pieces, telling } = teller.tellAtOnce(requestOf(claim, path))
    if (!isWhole(telling, turn)) return null
    return { pieces, delivery: deliveryOf(ports, claim, { telling, model_used, fault: null }) }
  } catch {
    // It is asked once more where its fault is told and the author's own words stand in.
    return null
  }
}

/**
 * Takes a turn that is told: claim, turn and price in one go. Answers nothing, and nothing is
 * written, where a claim would not have been granted.
 */
export async function takeTurnInOneStep(
  ports: Ports,
  action: NewAction,
  claim: Claim,
  { pieces, delivery }: ToldAtOnce,
): Promise<TakenInOneStep | null> {
  const began = performance.now()
  const finished = await finishAction(ports, claim, delivery, (play, settlement) =>
    play.take(action, claim.turn.price, settlement),
  )
  if (finished === null) return null
  const { turn, receipt } = finished
  ports.paths.follow(turn)
  const place = await placeAt(ports, claim.graph, turn, claim)
  const { type } = claim.turn.action
  const outcome = presentAction({ type, receipt, place })
  const ms = Math.round(performance.now() - began)
  const first_words_ms = pieces.length > 0 ? 0 : null
  recordTurn(ports, { action: type, model: claim.model.model_key, outcome, ms, first_words_ms })
  return { pieces, outcome }
}
