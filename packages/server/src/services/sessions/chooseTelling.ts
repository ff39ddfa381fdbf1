import type { ActionAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { openTelling, presentTelling, type OpenTelling } from './openTelling.ts'
import type { StoredTurn } from './ports.ts'
import { tellingsOf } from './state/variants.ts'

interface ChoiceAsked {
  userId: string
  sessionId: string
  /** The telling that the player sees. */
  after: string
  /** Its place among the tellings of the turn, oldest first, from 1. */
  index: number
}

/**
 * Shows another telling of the newest turn. Does nothing if the session already shows it. Returns
 * `session_moved` if the session has moved on.
 */
export async function chooseTelling(
  ports: Ports,
  { index, after, ...asked }: ChoiceAsked,
): Promise<ActionAnswer | Refusal> {
  const opened = await openTelling(ports, asked)
  if (isRefusal(opened)) return opened
  const { base } = opened
  const tellings = tellingsOf(base)
  const wanted = tellings[index - 1]
  if (!tellings.includes(after)) return { code: 'session_moved' }
  if (wanted === undefined) return { code: 'not_found' }
  if (wanted === base.id) return presentTelling(ports, opened, base)
  if (after !== base.id) return { code: 'session_moved' }

  const moved = await moveTo(ports, opened, wanted)
  return isRefusal(moved) ? moved : presentTelling(ports, opened, moved)
}

/** Moves the head unless an action runs or the session has moved on meanwhile. */
const moveTo = (
  { store }: Ports,
  { session, base }: OpenTelling,
  id: string,
): Promise<StoredTurn | Refusal> =>
  store.transaction(async ({ sessions, actions, turns }): Promise<StoredTurn | Refusal> => {
    const locked = await sessions.lockSession(session.id, session.user_id)
    if (locked === undefined) return { code: 'session_not_found' }
    const running = await actions.findRunning(session)
    if (running) return { code: 'action_running', running_key: running.client_key }
    if (locked.head_turn_id !== base.id) return { code: 'session_moved' }

    await sessions.moveHead(session, id)
    const turn = await turns.findTurn(id, session.user_id)
    if (turn === undefined) throw new Error(`There is no turn ${id}`)
    return turn
  })
