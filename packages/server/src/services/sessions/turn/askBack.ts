import type { Aside } from '@kathasagar/engine/turn/aside'
import type { Ports } from '../../ports.ts'
import type { StoredTurn } from '../ports.ts'
import type { Receipt } from '../actionPorts.ts'
import { redoOf } from '../state/redoOf.ts'
import { receiptOfAside } from '../present/presentAside.ts'
import type { Claim } from './claimAction.ts'

/**
 * Ends a claim with a question and gives everything back: the session stands where it stood, and whoever
 * asks for the action again is asked the same. Answers nothing when the action was given up meanwhile.
 */
export async function askBack(
  { store }: Pick<Ports, 'store'>,
  { actionId, session, base }: Claim,
  aside: Aside,
): Promise<{ turn: StoredTurn; receipt: Receipt } | null> {
  return store.transaction(async ({ sessions, actions, ledger }) => {
    await sessions.lockSession(session.id, session.user_id)
    const { user_id } = session
    const action = await actions.findAction({ id: actionId, user_id })
    if (action?.status !== 'running') return null
    await ledger.settle(action, { xp: 0, credits: 0 })
    const credits = await ledger.balanceOf(user_id)
    const receipt: Receipt = {
      credits,
      is_low_on_credits: false,
      ...(await redoOf({ sessions }, session)),
      ...receiptOfAside(aside),
    }
    const end = {
      status: 'succeeded',
      turn_id: base.id,
      model_used: null,
      response: receipt,
    } as const
    await actions.endAction(action, end)
    return { turn: base, receipt }
  })
}
