import { errorBodyOf, sessionsApi } from '@kathasagar/api'
import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'

import { collectRewards } from '../notices/collectRewards.ts'
import { tellTurnsJoined, tellTurnsLeft } from '../notices/toastQueue.ts'
import type { Store } from '../store.ts'
import { forgetPlay } from './keptPlays.ts'
import { keepTurns, readKeptTurns, type KeptTurn } from './keptTurns.ts'
import { forgetLeftTurns, leaveTurns } from './leftTurns.ts'
import { sendThere, type Joining } from './sendTurn.ts'

/** Why the rest cannot follow: the server's refusal, or what was told there is not what was read. */
type LeftBecause = ErrorCode | 'told_otherwise'

/** The turn as the server names it: its own where the turn has joined. */
const serversName = (turns: readonly KeptTurn[], id: string) =>
  turns.find(({ key }) => key === id)?.joined ?? id

/** The session stands in the same scene: what was played next can be played there too. */
const isSamePlace = ({ choices }: KeptTurn, { session_data }: ActionAnswer) =>
  choices.length === session_data.choices.length &&
  choices.every((choice, place) => choice === session_data.choices[place])

/** The words were a turn there as they were here. */
const isSameTurn = ({ told }: KeptTurn, { narrative, setup }: ActionAnswer) =>
  (told !== '') === Boolean(narrative ?? setup)

/** In what the server's turn is another than the one that was played here, if it is. */
function otherwiseIn(turn: KeptTurn, answer: ActionAnswer): KeptTurn['otherwise'] {
  if (!isSamePlace(turn, answer)) return 'place'
  return isSameTurn(turn, answer) ? undefined : 'words'
}

/** The turn that it takes back was none there: the session stands where going back leads already. */
function isBackAlready(turns: readonly KeptTurn[], { action, after }: KeptTurn): boolean {
  const undone = turns.find(({ key }) => key === after)
  return (
    action.action_type === 'undo' &&
    undone?.joined !== undefined &&
    undone.joined === serversName(turns, undone.after)
  )
}

interface Run extends Joining {
  /** What has joined in this run, by its key: a device that is full keeps no note of it. */
  joined: Map<string, KeptTurn>
}

/** What is kept of a session, with what has joined in this run. */
const turnsOf = ({ owner, session_id, joined }: Run): readonly KeptTurn[] =>
  readKeptTurns(owner, session_id).map((turn) => joined.get(turn.key) ?? turn)

/** Read again: while it was sent the network may have gone, and more have been played. */
function noteJoined(run: Run, turn: KeptTurn) {
  run.joined.set(turn.key, turn)
  keepTurns(run.owner, run.session_id, turnsOf(run))
}

interface Joined {
  /** The story had gone on elsewhere: there are two ways now. */
  isBranch: boolean
  /** Why those that have not joined cannot; absent where all have, or will another time. */
  because?: LeftBecause
  isLater?: true
}

/** Sends what is kept, in order, each with the key that it was played with: twice sent is once played. */
async function sendAll(run: Run): Promise<Joined> {
  let isBranch = false
  for (;;) {
    const turns = turnsOf(run)
    if (turns.some(({ otherwise }) => otherwise === 'place')) {
      return { isBranch, because: 'told_otherwise' }
    }
    const next = turns.find(({ joined }) => joined === undefined)
    if (next === undefined) return { isBranch }
    const after = serversName(turns, next.after)
    if (isBackAlready(turns, next)) {
      noteJoined(run, { ...next, joined: after })
      continue
    }
    const sent = await sendThere(run, next, after)
    isBranch ||= sent.hasMoved
    if ('later' in sent) return { isBranch, isLater: true }
    if ('refused' in sent) return { isBranch, because: sent.refused }
    const { answer } = sent
    const otherwise = otherwiseIn(next, answer)
    noteJoined(run, { ...next, joined: answer.turn_id, ...(otherwise && { otherwise }) })
  }
}

/** A turn told something; going back, or words outside of the story, did not. */
const isTold = ({ told }: KeptTurn) => told !== ''

/** Leaves what was told in those that cannot join in the place of all that is kept; false where there is no room. */
function replaceTurns(run: Run, left: readonly KeptTurn[]): boolean {
  const { owner, session_id } = run
  const turns = turnsOf(run)
  // Their words take less room than they do, so a device that is full has it once they are gone.
  keepTurns(owner, session_id, [])
  const isLeft = leaveTurns(owner, session_id, left)
  keepTurns(owner, session_id, isLeft ? [] : turns)
  return isLeft
}

/** Shows the session as the server has it, or finds it deleted elsewhere, and forgets what was kept of it. */
async function finish(run: Run, left: readonly KeptTurn[], isGuest: boolean) {
  const { dispatch, owner, session_id } = run
  const asked = { forceRefetch: true, subscribe: false } as const
  const shown = await dispatch(sessionsApi.endpoints.getSession.initiate(session_id, asked))
  const isGone = errorBodyOf(shown.error)?.code === 'session_not_found'
  const isSettled = (turn: KeptTurn) => turn.joined !== undefined || left.includes(turn)
  // More may have been played meanwhile: the network had gone again.
  if (!(isGone || !shown.error) || !turnsOf(run).every(isSettled)) return false
  // There is no page any more on which the words of a deleted one could be read.
  if (!replaceTurns(run, isGone ? [] : left)) return false
  // It tells how the session stood before.
  await forgetPlay(owner, session_id).catch(() => undefined)
  if (isGone) forgetLeftTurns(owner, session_id)
  else if (!isGuest) await collectRewards(dispatch, session_id)
  return true
}

async function joinSession(joining: Joining, isGuest: boolean) {
  const run = { ...joining, joined: new Map<string, KeptTurn>() }
  const { isBranch, because, isLater } = await sendAll(run)
  if (isLater) return
  const turns = turnsOf(run)
  const left = turns.filter(
    ({ joined, otherwise }) => otherwise ?? (because && joined === undefined),
  )
  if (!(await finish(run, left, isGuest))) return
  const count = turns.filter((turn) => isTold(turn) && !left.includes(turn)).length
  if (count > 0) tellTurnsJoined(count, isBranch)
  if (left.length > 0) tellTurnsLeft(left.length, because ?? 'told_otherwise')
}

interface Kept {
  owner: string
  /** The sessions in which something is kept. */
  sessions: readonly string[]
}

/** Has everything that was played without a network join the account, a session after the other. */
async function joinAll({ dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>, kept: Kept) {
  const { owner, sessions } = kept
  const { isGuest } = getState().auth
  for (const session_id of sessions) await joinSession({ dispatch, owner, session_id }, isGuest)
}

let isJoining = false

/** Joins them unless that goes on already, here or in another tab. */
export async function joinTurns(store: Store, kept: Kept): Promise<void> {
  if (isJoining) return
  isJoining = true
  const work = () => joinAll(store, kept)
  try {
    // Where there are no locks the keys of the actions keep each of them single.
    const { locks } = navigator as { locks?: LockManager }
    await (locks
      ? locks.request('join-turns', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
      : work())
  } finally {
    isJoining = false
  }
}
