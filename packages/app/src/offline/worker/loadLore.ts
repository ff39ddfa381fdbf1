import { unpackWeights } from '@kathasagar/engine/understanding/classifier/unpackWeights'
import { NO_LORE, type Lore } from '@kathasagar/engine/understanding/lore'
import { topicsIn, type TopicLabel } from '@kathasagar/engine/understanding/topics/topicsIn'

import { TOPIC_WEIGHTS } from './topicWeights.ts'

const NEWLINE = 0x0a

async function load(): Promise<Lore> {
  // The page has cached the file, because the worker cannot send requests.
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
export const loadLore = (): Promise<Lore> => (loading ??= load().catch(() => NO_LORE))
