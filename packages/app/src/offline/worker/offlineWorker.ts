import type { OfflinePlay } from '@kathasagar/api/contract'
import { narrate } from '@kathasagar/engine/narration/narrate'
import { ownPath } from '@kathasagar/story/webAddress'
import { unpackWeights } from '@kathasagar/engine/understanding/classifier'
import { NO_LORE, type Lore } from '@kathasagar/engine/understanding/lore'
import { topicsIn, type TopicLabel } from '@kathasagar/engine/understanding/topics'

import { findDeclinedInput } from './findDeclinedInput.ts'
import { OfflineSession, type OfflineAction, type OfflineOutcome } from './offlineSession.ts'
import { TOPIC_WEIGHTS } from './topicWeights.ts'

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
    findDeclinedInput,
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

const NEWLINE = 0x0a

async function load(): Promise<Lore> {
  // The page has cached the file, because the worker can't send requests.
  const answer = await globalThis.caches?.match(TOPIC_WEIGHTS)
  if (!answer) return NO_LORE
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const end = bytes.indexOf(NEWLINE)
  const head = new TextDecoder().decode(bytes.subarray(0, end))
  const weights = unpackWeights<TopicLabel>(head, new Int8Array(bytes.buffer, end + 1))
  return { ...NO_LORE, topics: (text) => topicsIn(text, weights) }
}

let loading: Promise<Lore> | undefined

/** Loads the general vocabulary. Returns an empty one if it is not cached. */
const loadLore = (): Promise<Lore> => (loading ??= load().catch(() => NO_LORE))
