import type { Repositories } from '../../ports.ts'
import type { StoredSession, StoredTurn } from '../ports.ts'

interface UndoneTurns {
  actionId: string
  session: StoredSession
  /** The turn that the session stands at. */
  base: StoredTurn
  /** The one on the way to it that it goes back to. */
  earlier: StoredTurn
}

/** Moves the head back to an earlier turn and XP to what it was there. Credits stay spent. */
export async function undoTurns(
  repos: Repositories,
  { actionId, session, base, earlier }: UndoneTurns,
): Promise<void> {
  await repos.sessions.moveHead(session.id, { turnId: earlier.id, isCompleted: false })
  await repos.ledger.restoreXp(session.id, actionId, earlier.state.xp - base.state.xp)
  await repos.actions.endAction(actionId, {
    status: 'succeeded',
    turn_id: earlier.id,
    model_used: null,
    response: {
      credits: await repos.ledger.balanceOf(session.user_id),
      is_low_on_credits: false,
    },
  })
}
