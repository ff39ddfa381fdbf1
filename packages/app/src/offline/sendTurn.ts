import { errorBodyOf, statusOf } from '@kathasagar/api'
import { offlinePlayApi, playsApi, sessionsApi } from '@kathasagar/api/internal'
import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'

import type { Store } from '../store.ts'
import type { LocalTurn } from './pendingTurns.ts'

export interface SyncTarget {
  dispatch: Store['dispatch']
  owner: string
  session_id: string
}

type Sent = { answer: ActionAnswer } | { later: true } | { refused: ErrorCode }

const SESSION_MOVED_CODES: readonly ErrorCode[] = [
  'session_moved',
  'session_finished',
  'nothing_to_undo',
]
const RETRY_AFTER_S = 10

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function send(joining: SyncTarget, turn: LocalTurn, after: string): Promise<Sent> {
  const { dispatch, session_id } = joining
  const { key } = turn
  const action = { ...turn.action, session_id, after }
  const { data, error } = await dispatch(
    offlinePlayApi.endpoints.joinAction.initiate({ session_id, key, action }),
  )
  if (data) return { answer: data }
  const body = errorBodyOf(error)
  const status = statusOf(error)
  if (body?.code === 'too_many_requests') {
    await wait(body.retry_after ?? RETRY_AFTER_S)
    return send(joining, turn, after)
  }
  const isPassing = status === null || status >= 500 || status === 401
  if (!body?.code || isPassing || body.code === 'action_running') return { later: true }
  return { refused: body.code }
}

/** Moves the session back to a turn. Returns false if it is there already, and null on failure. */
async function moveBack(joining: SyncTarget, turn_id: string): Promise<boolean | null> {
  const { dispatch, session_id } = joining
  const asked = { forceRefetch: true, subscribe: false } as const
  const shown = await dispatch(sessionsApi.endpoints.getSession.initiate(session_id, asked))
  // After a failure the cached data is outdated.
  const held = shown.error ? undefined : shown.data
  const after = held?.session_data.narrative_history.at(-1)?.turn_id
  if (after === undefined) return null
  if (after === turn_id) return false
  const move = playsApi.endpoints.moveHead.initiate({ session_id, turn_id, after })
  return (await dispatch(move)).data ? true : null
}

/** Sends an action that follows a turn. If the session has newer turns, moves it back first. */
export async function sendAfterTurn(
  joining: SyncTarget,
  turn: LocalTurn,
  after: string,
): Promise<Sent & { hasMoved: boolean }> {
  const sent = await send(joining, turn, after)
  if (!('refused' in sent) || !SESSION_MOVED_CODES.includes(sent.refused))
    return { ...sent, hasMoved: false }
  const hasMoved = await moveBack(joining, after)
  if (hasMoved === null) return { later: true, hasMoved: false }
  return { ...(hasMoved ? await send(joining, turn, after) : sent), hasMoved }
}
