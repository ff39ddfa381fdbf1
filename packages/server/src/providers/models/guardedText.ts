import { createHmac, randomBytes } from 'node:crypto'

import type { ContentRating } from '@kathasagar/story/vocabulary'
import { harmWatch, type HarmWatch } from '@kathasagar/story'

import { watchFor, type Hidden } from '@kathasagar/engine/prompt/hiddenWords'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'
import { ProviderError } from './providerError.ts'

/** Characters of a mark. They include no vowels, so that a mark is never a word. */
const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789'
const MARK_LENGTH = 12

const markingKey = randomBytes(32)

/** Returns a secret mark. A story always has the same mark, because providers cache prompts. */
export function markOf({ canon }: Pick<NarrationRequest, 'canon'>): string {
  const story = JSON.stringify([canon?.title, canon?.guidance])
  const digest = createHmac('sha256', markingKey).update(story).digest()
  return [...digest.subarray(0, MARK_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

const told = (words: string | null): string => {
  if (words === null) throw new ProviderError('leaked', 'began to tell its guidance')
  return words
}

const harmless = (heard: ReturnType<HarmWatch['end']>): string => {
  if ('harm' in heard) throw new ProviderError('harmful', `began to tell harm (${heard.harm})`)
  return heard.open
}

export interface TextGuard {
  hidden: Hidden
  rating: ContentRating
}

function watchOver({ hidden, rating }: TextGuard) {
  const leaks = watchFor(hidden)
  const harm = harmWatch(rating)
  return {
    hear: (piece: string) => harmless(harm.hear(told(leaks.hear(piece)))),
    end: () => harmless(harm.hear(told(leaks.end()))) + harmless(harm.end()),
  }
}

export function refuseUnfit(text: string, guarding: TextGuard): void {
  const watch = watchOver(guarding)
  watch.hear(text)
  watch.end()
}

/** Streams a text. Throws before hidden or harmful text would be sent. */
export async function* guarded<T>(
  speech: AsyncGenerator<string, T, void>,
  guarding: TextGuard,
): AsyncGenerator<string, T, void> {
  const watch = watchOver(guarding)
  try {
    for (let piece = await speech.next(); ; piece = await speech.next()) {
      const open = piece.done ? watch.end() : watch.hear(piece.value)
      if (open !== '') yield open
      if (piece.done) return piece.value
    }
  } finally {
    await speech.return(undefined as never)
  }
}
