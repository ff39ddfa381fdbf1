import { createHash } from 'node:crypto'

import type { ActionAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { openTelling, presentTelling, type OpenTelling } from './openTelling.ts'
import type { StoredTurn } from './ports.ts'
import type { NewAction } from './actionPorts.ts'
import { presentAction } from './present/presentAction.ts'
import { placeAt } from './state/openSession.ts'
import { MOST_LOOKS } from './turn/claimAction.ts'
import { undoOrRedo } from './turn/undoOrRedo.ts'

export interface MoveAsked {
  userId: string
  sessionId: string
  /** Where it goes. */
  turn_id: string
  /** The turn that the player sees. */
  after: string
}

/** Kept like an undo, under a key that no client has. */
function actionOf({ ids }: Ports, { session, base }: OpenTelling, turn_id: string): NewAction {
  const id = ids.newId()
  return {
    id,
    session_id: session.id,
    user_id: session.user_id,
    client_key: id,
    request_hash: createHash('sha256').update(turn_id).digest('hex'),
    type: 'move',
    base_turn_id: base.id,
    model_requested: null,
  }
}

/** What stands in the way of a move. */
function obstacleTo({ base, running }: OpenTelling, { after }: MoveAsked): Refusal | null {
  if (running !== null && !running.is_stale) {
    return { code: 'action_running', running_key: running.client_key }
  }
  return after === base.id ? null : { code: 'session_moved' }
}

async function findTarget(
  { store }: Ports,
  { userId, sessionId, turn_id }: MoveAsked,
): Promise<StoredTurn | undefined> {
  const target = await store.repositories.turns.findTurn(turn_id, userId)
  return target?.session_id === sessionId ? target : undefined
}

/** Moves by how things stand; nothing where that was no longer so when it was written. */
async function moveAt(
  ports: Ports,
  asked: MoveAsked,
  opened: OpenTelling,
): Promise<ActionAnswer | Refusal | null> {
  const target = await findTarget(ports, asked)
  if (target === undefined) return { code: 'not_found' }
  if (target.id === opened.base.id) return presentTelling(ports, opened, target)
  const obstacle = obstacleTo(opened, asked)
  if (obstacle !== null) return obstacle
  const moved = await undoOrRedo(ports, actionOf(ports, opened, target.id), { ...opened, target })
  if (moved === null) return null
  // What its player has changed of the way to it is known where the session stands.
  const there = await openTelling(ports, asked)
  if (isRefusal(there)) return there
  const place = await placeAt(ports, there.graph, target, there)
  return presentAction({ ...moved, place })
}

/**
 * Has a session stand at any turn of its own, with everything as it was there. Asked for again, it is
 * done already. Where somebody acts between a look and the move, it is looked at again.
 */
export async function moveHead(ports: Ports, asked: MoveAsked): Promise<ActionAnswer | Refusal> {
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const opened = await openTelling(ports, asked)
    if (isRefusal(opened)) return opened
    const outcome = await moveAt(ports, asked, opened)
    if (outcome !== null) return outcome
  }
  return { code: 'too_busy', retry_after: 1 }
}
