import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'

import { endTurn } from '@kathasagar/engine/turn/playTurn'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { NewTurn, PathTurn } from '../ports.ts'
import { firstTelling } from '../state/variants.ts'
import type { Retold } from './beginRetelling.ts'
import type { Claim } from './claimAction.ts'
import { chargeOf, requestOf } from './deliverTelling.ts'
import { connectedOnly } from './fallbackChain.ts'
import { isOverFaultQuota, watchFaults } from './faultQuota.ts'
import { receiptOf, type Finished } from './finishAction.ts'
import { blamed } from './modelFault.ts'
import { toldOf } from './pastOf.ts'
import type { Settlement } from './playPorts.ts'
import { tellTurn, type Listener, type ToldTurn } from './tellTurn.ts'

type Retelling = Claim & { retold: Retold }

/** Has the words told; the rules built in would only repeat themselves, so they stand in for nobody. */
async function tellWords(
  ports: Ports,
  claim: Retelling,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<ToldTurn | Refusal> {
  if (await isOverFaultQuota(ports, claim)) return { code: 'storyteller_unreachable' }
  const { as, head } = claim.retold
  const retold = { as: as === 'tell_on' ? 'on' : 'again', told: toldOf(head) } as const
  const request = { ...requestOf(claim, path), retold }
  const { reportFault, keep } = watchFaults(ports, claim)
  const chain = (lastFault: Parameters<typeof connectedOnly>[2]) =>
    connectedOnly(ports, request.manner, lastFault)
  const told = await tellTurn({ ...ports, reportFault }, request, chain, listener)
  await keep()
  if ('code' in told || told.model_used !== null) return told
  const fault = blamed(told.fault, ports.modelStates, request.manner)
  const { code = 'answer_unreadable', retryAfter } = fault ?? {}
  return { code, ...(retryAfter !== undefined && { retry_after: retryAfter }) }
}

/** Answer and state in the new words: nothing else of the turn is another than in its first telling. */
function reworded({ turn, retold: { as, head } }: Retelling, { telling }: ToldTurn) {
  const { answer, state } = head
  const narrative = telling.narrative.trim()
  if (as === 'tell_on') {
    return { answer: { ...answer, narrative: `${answer.narrative}\n\n${narrative}` }, state }
  }
  const { setup } = telling
  if (turn.ruling.kind !== 'immerse') return { answer: { ...answer, narrative, setup }, state }
  // The two ways of a closer look are worded with it; all other choices are the author's.
  const { offers } = endTurn(turn, telling).state
  const choices = offers.map(({ text }) => text)
  const told = { ...answer, narrative: narrative || null, setup, choices }
  return { answer: told, state: { ...state, offers } }
}

function settlementOf(ports: Ports, claim: Retelling, told: ToldTurn): Settlement {
  const { actionId, session, turn, retold } = claim
  const { created_at: _told, variant_ids: _others, ...head } = retold.head
  const { credits, model_used, prompt, ...receipt } = chargeOf(ports, claim, told)
  const variant: NewTurn = {
    ...head,
    ...reworded(claim, told),
    id: ports.ids.newId(),
    model_used,
    credits,
    prompt,
    variant_of: firstTelling(head),
    variant_kind: retold.as === 'tell_on' ? 'on' : 'again',
  }
  return {
    action_id: actionId,
    session,
    turn: variant,
    tried: null,
    is_completed: session.is_completed,
    spent: { xp: 0, credits },
    receipt,
    low_below: LOW_CREDIT_FACTOR * turn.price.credits,
  }
}

/**
 * Has a turn that was played told again or on, and writes that beside its first telling, with the
 * session at it. Words that were told already are none, and cost nothing. Answers nothing when the
 * action was given up meanwhile.
 */
export async function tellRetelling(
  ports: Ports,
  claim: Retelling,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<Finished | Refusal | null> {
  const told = await tellWords(ports, claim, path, listener)
  if ('code' in told) return told
  const settlement = settlementOf(ports, claim, told)
  const { id, user_id, answer } = settlement.turn
  if (toldOf({ answer }) === toldOf(claim.retold.head)) return { code: 'nothing_to_retell' }

  const { play, turns } = ports.store.repositories
  const settled = await play.settle(settlement)
  const turn = settled && (await turns.findTurn(id, user_id))
  return turn ? { turn, receipt: receiptOf(settlement, settled.credits) } : null
}
