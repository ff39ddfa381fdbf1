import { isAside } from '@kathasagar/engine/turn/aside'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { askBack } from './askBack.ts'
import type { Claim } from './claimAction.ts'
import type { ToldByModel } from './condenseTurns.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverTelling } from './deliverTelling.ts'
import { finishAction, type Finished } from './finishAction.ts'
import { goOnInInk } from './goOnInInk.ts'
import { settleRuling } from './settleRuling.ts'
import { tellRetelling } from './tellRetelling.ts'
import type { Listener } from './tellTurn.ts'

/** What came of a claim. */
export interface ToldClaim {
  /** What was written; nothing where its action was given up meanwhile. */
  finished: Finished | Refusal | null
  /** The telling, where it may be followed by a summary of what went before. */
  told?: ToldByModel
}

/**
 * What a storyteller is reminded of. A provider's model needs notes of the whole way; the built-in
 * one does not, and tells the thousandth turn of a session as quickly as its tenth.
 */
const pathOf = ({ modelStates, paths, store }: Ports, { base, removed, model }: Claim) =>
  modelStates.providerOf(model.model_key) === null
    ? paths.pathTo(base, removed)
    : store.repositories.turns.listPath(base, base.number + 1)

/** Has a picture painted of where the session stands, and writes it. */
async function paintAndFinish(ports: Ports, claim: Claim, signal: AbortSignal) {
  if (claim.turn.ruling.kind !== 'show') return null
  const delivery = await deliverPicture(ports, claim, signal)
  return { finished: isRefusal(delivery) ? delivery : await finishAction(ports, claim, delivery) }
}

/** Has a claimed turn told, or told again, and writes what came of it. */
export async function tellAndFinish(
  ports: Ports,
  claim: Claim,
  listener: Listener,
): Promise<ToldClaim> {
  const painted = await paintAndFinish(ports, claim, listener.signal)
  if (painted) return painted
  const path = await pathOf(ports, claim)
  const { retold } = claim
  if (retold) return { finished: await tellRetelling(ports, { ...claim, retold }, path, listener) }

  const { turn: settled, ahead } = await settleRuling(ports, claim, path, listener.signal)
  try {
    const turn = isAside(settled) ? settled : await goOnInInk(ports, settled, claim.page)
    if (isAside(turn)) return { finished: await askBack(ports, claim, turn) }
    if (isRefusal(turn)) return { finished: turn }
    const telling = ahead ? { ...ports, textModels: ahead.textModels } : ports
    const delivery = await deliverTelling(telling, { ...claim, turn }, path, listener)
    if (isRefusal(delivery)) return { finished: delivery }
    const finished = await finishAction(ports, claim, delivery)
    return { finished, told: { claim, path, ...delivery } }
  } finally {
    ahead?.drop()
  }
}
