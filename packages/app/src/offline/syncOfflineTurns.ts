import { errorBodyOf } from '@kathasagar/api'
import { sessionsApi } from '@kathasagar/api/internal'
import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'

import { collectRewards } from '../notices/collectRewards.ts'
import { notifySynced, notifyUnsynced } from '../notices/toastQueue.ts'
import type { Store } from '../store.ts'
import { deletePlay } from './offlinePlays.ts'
import {
  addUnsynced,
  deleteUnsynced,
  readPending,
  saveTurns,
  type LocalTurn,
} from './pendingTurns.ts'
import { sendAfterTurn, type SyncTarget } from './sendTurn.ts'

type UnsyncedReason = ErrorCode | 'told_otherwise'

const serverTurnId = (turns: readonly LocalTurn[], id: string) =>
  turns.find(({ key }) => key === id)?.joined ?? id

/** Returns true if the choices are the same, so that later turns fit. */
const hasSameScene = ({ choices }: LocalTurn, { session_data }: ActionAnswer) =>
  choices.length === session_data.choices.length &&
  choices.every((choice, place) => choice === session_data.choices[place])

const isSameTurn = ({ told }: LocalTurn, { narrative, setup }: ActionAnswer) =>
  (told !== '') === Boolean(narrative ?? setup)

function differenceIn(turn: LocalTurn, answer: ActionAnswer): LocalTurn['otherwise'] {
  if (!hasSameScene(turn, answer)) return 'place'
  return isSameTurn(turn, answer) ? undefined : 'words'
}

/** Returns true if the undone turn was never recorded on the server. */
function isAlreadyUndone(turns: readonly LocalTurn[], { action, after }: LocalTurn): boolean {
  const undone = turns.find(({ key }) => key === after)
  return (
    action.action_type === 'undo' &&
    undone?.joined !== undefined &&
    undone.joined === serverTurnId(turns, undone.after)
  )
}

interface Run extends SyncTarget {
  /** Synced turns by key. They are in memory too, because the storage may be full. */
  joined: Map<string, LocalTurn>
}

const turnsOf = ({ owner, session_id, joined }: Run): readonly LocalTurn[] =>
  readPending(owner, session_id).map((turn) => joined.get(turn.key) ?? turn)

/** Reads the turns again, because more turns may have been played meanwhile. */
function markSynced(run: Run, turn: LocalTurn) {
  run.joined.set(turn.key, turn)
  saveTurns(run.owner, run.session_id, turnsOf(run))
}

interface SyncResult {
  /** True if the session has newer turns, so that the offline turns become a branch. */
  isBranch: boolean
  because?: UnsyncedReason
  isLater?: true
}

/** Sends all turns in order with their keys, so that retries are idempotent. */
async function sendAll(run: Run): Promise<SyncResult> {
  let isBranch = false
  for (;;) {
    const turns = turnsOf(run)
    if (turns.some(({ otherwise }) => otherwise === 'place')) {
      return { isBranch, because: 'told_otherwise' }
    }
    const next = turns.find(({ joined }) => joined === undefined)
    if (next === undefined) return { isBranch }
    const after = serverTurnId(turns, next.after)
    if (isAlreadyUndone(turns, next)) {
      markSynced(run, { ...next, joined: after })
      continue
    }
    const sent = await sendAfterTurn(run, next, after)
    isBranch ||= sent.hasMoved
    if ('later' in sent) return { isBranch, isLater: true }
    if ('refused' in sent) return { isBranch, because: sent.refused }
    const { answer } = sent
    const otherwise = differenceIn(next, answer)
    markSynced(run, { ...next, joined: answer.turn_id, ...(otherwise && { otherwise }) })
  }
}

/** False for undo and declined input. */
const hasText = ({ told }: LocalTurn) => told !== ''

/** Replaces the turns with their text. Returns false if the storage is full. */
function replaceTurns(run: Run, left: readonly LocalTurn[]): boolean {
  const { owner, session_id } = run
  const turns = turnsOf(run)
  // Deletes the turns first, to free space for their text.
  saveTurns(owner, session_id, [])
  const isLeft = addUnsynced(owner, session_id, left)
  saveTurns(owner, session_id, isLeft ? [] : turns)
  return isLeft
}

/** Loads the session, or detects that it was deleted. Then clears the stored turns. */
async function finish(run: Run, left: readonly LocalTurn[], isGuest: boolean) {
  const { dispatch, owner, session_id } = run
  const asked = { forceRefetch: true, subscribe: false } as const
  const shown = await dispatch(sessionsApi.endpoints.getSession.initiate(session_id, asked))
  const isGone = errorBodyOf(shown.error)?.code === 'session_not_found'
  const isSettled = (turn: LocalTurn) => turn.joined !== undefined || left.includes(turn)
  // Meanwhile, more turns may have been played offline.
  if (!(isGone || !shown.error) || !turnsOf(run).every(isSettled)) return false
  // If the session was deleted, no page can show the text.
  if (!replaceTurns(run, isGone ? [] : left)) return false
  // The stored session is outdated.
  await deletePlay(owner, session_id).catch(() => undefined)
  if (isGone) deleteUnsynced(owner, session_id)
  else if (!isGuest) await collectRewards(dispatch, session_id)
  return true
}

async function syncSession(joining: SyncTarget, isGuest: boolean) {
  const run = { ...joining, joined: new Map<string, LocalTurn>() }
  const { isBranch, because, isLater } = await sendAll(run)
  if (isLater) return
  const turns = turnsOf(run)
  const left = turns.filter(
    ({ joined, otherwise }) => otherwise ?? (because && joined === undefined),
  )
  if (!(await finish(run, left, isGuest))) return
  const count = turns.filter((turn) => hasText(turn) && !left.includes(turn)).length
  if (count > 0) notifySynced(count, isBranch)
  if (left.length > 0) notifyUnsynced(left.length, because ?? 'told_otherwise')
}

interface StoredSessions {
  owner: string
  sessions: readonly string[]
}

async function syncAll(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  kept: StoredSessions,
) {
  const { owner, sessions } = kept
  const { isGuest } = getState().auth
  for (const session_id of sessions) await syncSession({ dispatch, owner, session_id }, isGuest)
}

let isSyncing = false

/** Syncs all sessions, unless this or another tab already does. */
export async function syncOfflineTurns(store: Store, kept: StoredSessions): Promise<void> {
  if (isSyncing) return
  isSyncing = true
  const work = () => syncAll(store, kept)
  try {
    // If there are no locks, the idempotency keys prevent duplicate turns.
    const { locks } = navigator as { locks?: LockManager }
    await (locks
      ? locks.request('join-turns', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
      : work())
  } finally {
    isSyncing = false
  }
}
