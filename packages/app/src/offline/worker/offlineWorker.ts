import type { OfflinePlay } from '@kathasagar/api/contract'

import { loadLore, TOPIC_WEIGHTS } from './loadLore.ts'
import { OfflineSession, type OfflineAction, type OfflineOutcome } from './offlineSession.ts'

/** What is asked of the worker: to be there without a network, or an action after those that were taken. */
export type OfflineAsked =
  | { prepare: true }
  | { play: OfflinePlay; taken: readonly OfflineAction[]; next: OfflineAction }

type TakeAsked = Extract<OfflineAsked, { play: unknown }>

/** Files that the service worker keeps, whether or not they are of the shell. */
const FILES = 'files'

let held: { of: string; session: OfflineSession } | null = null

const nameOf = ({ play, taken }: Pick<TakeAsked, 'play' | 'taken'>) =>
  [play.session_id, play.entry.turn_id, ...taken.map(({ key }) => key)].join(' ')

/** The session after what was taken; played anew unless it is the one that is held. */
async function sessionOf(asked: TakeAsked): Promise<OfflineSession> {
  if (held?.of === nameOf(asked)) return held.session
  const session = new OfflineSession(asked.play, await loadLore())
  for (const action of asked.taken) session.take(action)
  return session
}

async function take(asked: TakeAsked): Promise<OfflineOutcome> {
  const { play, taken, next } = asked
  const session = await sessionOf(asked)
  const outcome = session.take(next)
  held = { of: nameOf({ play, taken: 'answer' in outcome ? [...taken, next] : taken }), session }
  return outcome
}

/** Keeps what playing on takes, once. */
async function prepare() {
  const files = await globalThis.caches?.open(FILES)
  for (const file of [location.href, TOPIC_WEIGHTS]) {
    if (!(await files?.match(file))) await files?.add(file)
  }
}

addEventListener('message', ({ data }: MessageEvent<OfflineAsked>) => {
  if ('play' in data) void take(data).then((outcome) => postMessage(outcome), reportError)
  // A browser that keeps no files for pages, or has no room: the next visit needs the network.
  else void prepare().catch(() => undefined)
})
