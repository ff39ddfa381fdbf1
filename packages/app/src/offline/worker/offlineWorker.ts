import type { OfflinePlay } from '@kathasagar/api/contract'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { ownPath } from '@kathasagar/story/webAddress'

import { declinedIn } from './declinedIn.ts'
import { loadLore } from './loadLore.ts'
import { OfflineSession, type OfflineAction, type OfflineOutcome } from './offlineSession.ts'

export interface TakeArgs {
  play: OfflinePlay
  taken: readonly OfflineAction[]
  next: OfflineAction
}

let held: { of: string; session: OfflineSession } | null = null

const nameOf = ({ play, taken }: Pick<TakeArgs, 'play' | 'taken'>) =>
  [play.session_id, play.entry.turn_id, ...taken.map(({ key }) => key)].join(' ')

/** Returns the current session, or restores it by replaying the stored actions. */
async function sessionOf(asked: TakeArgs): Promise<OfflineSession> {
  if (held?.of === nameOf(asked)) return held.session
  const lore = await loadLore()
  const session = new OfflineSession(asked.play, {
    lore,
    tell: narrate,
    declinedIn,
    addressOf: ownPath,
  })
  for (const action of asked.taken) session.take(action)
  return session
}

async function take(asked: TakeArgs): Promise<OfflineOutcome> {
  const { play, taken, next } = asked
  const session = await sessionOf(asked)
  const outcome = session.take(next)
  held = { of: nameOf({ play, taken: 'answer' in outcome ? [...taken, next] : taken }), session }
  return outcome
}

addEventListener('message', ({ data }: MessageEvent<TakeArgs>) => {
  void take(data).then((outcome) => postMessage(outcome), reportError)
})
