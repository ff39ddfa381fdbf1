import type { OfflinePlay } from '@kathasagar/api/contract'

import { OfflineSession, type OfflineAction, type OfflineOutcome } from './offlineSession.ts'

/** What is asked of the worker: to be there without a network, or an action after those that were taken. */
export type OfflineAsked =
  | { prepare: true }
  | { play: OfflinePlay; taken: readonly OfflineAction[]; next: OfflineAction }

/** Files that the service worker keeps, whether or not they are of the shell. */
const FILES = 'files'

let held: { of: string; taken: number; session: OfflineSession } | null = null

/** The session after what was taken; played anew unless it is the one that is held. */
function sessionOf(play: OfflinePlay, taken: readonly OfflineAction[]): OfflineSession {
  const of = `${play.session_id} ${play.entry.turn_id} ${taken.at(-1)?.key ?? ''}`
  if (held?.of === of && held.taken === taken.length) return held.session
  const session = new OfflineSession(play)
  for (const action of taken) session.take(action)
  return session
}

function take({ play, taken, next }: Extract<OfflineAsked, { play: unknown }>): OfflineOutcome {
  const session = sessionOf(play, taken)
  const outcome = session.take(next)
  const of = `${play.session_id} ${play.entry.turn_id} ${next.key}`
  held = 'answer' in outcome ? { of, taken: taken.length + 1, session } : null
  return outcome
}

addEventListener('message', ({ data }: MessageEvent<OfflineAsked>) => {
  if ('play' in data) return postMessage(take(data))
  // A browser that keeps no files for pages, or has no room: the next visit needs the network.
  void globalThis.caches
    ?.open(FILES)
    .then((files) => files.add(location.href))
    .catch(() => undefined)
})
