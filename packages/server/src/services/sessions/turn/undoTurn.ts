import type { Repositories } from '../../ports.ts'
import type { StoredSession, StoredTurn } from '../ports.ts'

interface UndoneTurn {
  actionId: string
  session: StoredSession
  base: StoredTurn
  parentId: string
}

/** Moves the head to the parent turn and XP back to what it was there. Credits stay spent. */
export async function undoTurn(
  repos: Repositories,
  { actionId, session, base, parentId }: UndoneTurn,
): Promise<void> {
  const parent = await repos.turns.findTurn(parentId)
  if (parent === undefined) throw new Error(`There is no turn ${parentId}`)

  await repos.sessions.moveHead(session.id, { turnId: parent.id, isCompleted: false })
  await repos.ledger.restoreXp(session.id, actionId, parent.state.xp - base.state.xp)
  await repos.actions.endAction(actionId, {
    status: 'succeeded',
    turn_id: parent.id,
    model_used: null,
    response: {
      credits: await repos.ledger.balanceOf(session.user_id),
      is_low_on_credits: false,
    },
  })
}
