import { errorBodyOf, offlinePlayApi, playsApi, sessionsApi, statusOf } from '@kathasagar/api'
import type { ActionAnswer, ErrorCode } from '@kathasagar/api/contract'

import { collectRewards } from '../notices/collectRewards.ts'
import { tellTurnsJoined, tellTurnsLeft } from '../notices/toastQueue.ts'
import type { Store } from '../store.ts'
import { forgetPlay } from './keptPlays.ts'
import { keepTurns, readKeptTurns, type KeptTurn } from './keptTurns.ts'
import { leaveTurns } from './leftTurns.ts'

interface Joining {
  dispatch: Store['dispatch']
  owner: string
  session_id: string
}

/** What became of an action: joined, to be tried again another time, or refused for good. */
type Sent = { answer: ActionAnswer } | { later: true } | { refused: ErrorCode }

/** Why the rest cannot follow: the server's refusal, or what was told there is not what was read. */
type LeftBecause = ErrorCode | 'told_otherwise'

/** Refusals that may say that the session stands elsewhere: something was played meanwhile. */
const MOVED: readonly ErrorCode[] = ['session_moved', 'session_finished', 'nothing_to_undo']
/** Seconds to wait where the server does not say how many. */
const COME_AGAIN_S = 10

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The turn as the server names it: its own where the turn has joined. */
const serversName = (turns: readonly KeptTurn[], id: string) =>
  turns.find(({ key }) => key === id)?.joined ?? id

async function send(joining: Joining, turn: KeptTurn, after: string): Promise<Sent> {
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
    await wait(body.retry_after ?? COME_AGAIN_S)
    return send(joining, turn, after)
  }
  const isPassing = status === null || status >= 500 || status === 401
  if (!body || isPassing || body.code === 'action_running') return { later: true }
  return { refused: body.code }
}

/** Has the session stand where a kept turn followed; what was played meanwhile stays a way of its own. */
async function moveBack({ dispatch, session_id }: Joining, turn_id: string): Promise<boolean> {
  const asked = { forceRefetch: true, subscribe: false } as const
  const map = await dispatch(playsApi.endpoints.listTurns.initiate(session_id, asked))
  const after = map.data?.turns.find(({ is_here }) => is_here)?.id
  if (after === undefined || after === turn_id) return false
  const moved = await dispatch(playsApi.endpoints.moveHead.initiate({ session_id, turn_id, after }))
  return moved.data !== undefined
}

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

interface Joined {
  /** The story had gone on elsewhere: there are two ways now. */
  isBranch: boolean
  /** Why those that have not joined cannot; absent where all have, or will another time. */
  because?: LeftBecause
  isLater?: true
}

/** Sends what is kept, in order, each with the key that it was played with: twice sent is once played. */
async function sendAll(joining: Joining): Promise<Joined> {
  const { owner, session_id } = joining
  let isBranch = false
  for (;;) {
    const turns = readKeptTurns(owner, session_id)
    if (turns.some(({ otherwise }) => otherwise === 'place')) {
      return { isBranch, because: 'told_otherwise' }
    }
    const next = turns.find(({ joined }) => joined === undefined)
    if (next === undefined) return { isBranch }
    const after = serversName(turns, next.after)
    let sent = await send(joining, next, after)
    if ('refused' in sent && MOVED.includes(sent.refused) && (await moveBack(joining, after))) {
      isBranch = true
      sent = await send(joining, next, after)
    }
    if ('later' in sent) return { isBranch, isLater: true }
    if ('refused' in sent) return { isBranch, because: sent.refused }
    const { answer } = sent
    const otherwise = otherwiseIn(next, answer)
    const joined = { ...next, joined: answer.turn_id, ...(otherwise && { otherwise }) }
    keepTurns(
      owner,
      session_id,
      turns.map((turn) => (turn === next ? joined : turn)),
    )
  }
}

/** A turn told something; going back, or words outside of the story, did not. */
const isTold = ({ told }: KeptTurn) => told !== ''

/** Shows the session as the server has it, and forgets what was kept of it. */
async function finish(joining: Joining, left: readonly KeptTurn[], isGuest: boolean) {
  const { dispatch, owner, session_id } = joining
  const asked = { forceRefetch: true, subscribe: false } as const
  const shown = await dispatch(sessionsApi.endpoints.getSession.initiate(session_id, asked))
  const isSettled = (turn: KeptTurn) => turn.joined !== undefined || left.includes(turn)
  // More may have been played meanwhile: the network had gone again.
  if (!shown.data || !readKeptTurns(owner, session_id).every(isSettled)) return false
  keepTurns(owner, session_id, [])
  // It tells how the session stood before.
  await forgetPlay(owner, session_id).catch(() => undefined)
  if (!isGuest) await collectRewards(dispatch, session_id)
  return true
}

async function joinSession(joining: Joining, isGuest: boolean) {
  const { owner, session_id } = joining
  const { isBranch, because, isLater } = await sendAll(joining)
  if (isLater) return
  const turns = readKeptTurns(owner, session_id)
  const left = turns.filter(
    ({ joined, otherwise }) => otherwise ?? (because && joined === undefined),
  )
  if (left.length > 0) leaveTurns(owner, session_id, left)
  if (!(await finish(joining, left, isGuest))) return
  const count = turns.filter((turn) => isTold(turn) && !left.includes(turn)).length
  if (count > 0) tellTurnsJoined(count, isBranch)
  if (left.length > 0) tellTurnsLeft(left.length, because ?? 'told_otherwise')
}

/** Has everything that was played without a network join the account, a session after the other. */
export async function joinTurns(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  { owner, sessions }: { owner: string; sessions: readonly string[] },
): Promise<void> {
  const { isGuest } = getState().auth
  for (const session_id of sessions) await joinSession({ dispatch, owner, session_id }, isGuest)
}
