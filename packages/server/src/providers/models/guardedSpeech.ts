import { createHmac, randomBytes } from 'node:crypto'

import { watchFor, type Hidden } from '../../engine/prompt/hiddenWords.ts'
import type { TellRequest } from '../../engine/storyteller/telling.ts'
import { ProviderFault } from './providerFault.ts'

/** Without vowels: no word of any story looks like a mark. */
const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789'
const MARK_LENGTH = 12

const markingKey = randomBytes(32)

/**
 * A mark that nobody can guess, the same for a story while this process runs: it stands in the head
 * of the prompt, which providers keep from turn to turn. A new one for each request would make all
 * of them pay for the head again, and be no harder to talk around.
 */
export function markOf({ canon }: Pick<TellRequest, 'canon'>): string {
  const story = JSON.stringify([canon?.title, canon?.guidance])
  const digest = createHmac('sha256', markingKey).update(story).digest()
  return [...digest.subarray(0, MARK_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

const told = (words: string | null): string => {
  if (words === null) throw new ProviderFault('leaked', 'began to tell its guidance')
  return words
}

/** Refuses a whole text that tells what is hidden. */
export function refuseHidden(text: string, hidden: Hidden): void {
  const watch = watchFor(hidden)
  told(watch.hear(text))
  told(watch.end())
}

/** Passes an answer on piece by piece, and breaks it off before it tells what is hidden. */
export async function* guarded<T>(
  speech: AsyncGenerator<string, T, void>,
  hidden: Hidden,
): AsyncGenerator<string, T, void> {
  const watch = watchFor(hidden)
  try {
    for (let piece = await speech.next(); ; piece = await speech.next()) {
      const open = told(piece.done ? watch.end() : watch.hear(piece.value))
      if (open !== '') yield open
      if (piece.done) return piece.value
    }
  } finally {
    await speech.return(undefined as never)
  }
}
