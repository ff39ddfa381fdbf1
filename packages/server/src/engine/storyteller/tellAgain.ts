import { targetOf, type Ruling } from '../turn/ruling.ts'
import type { Standpoint } from './surroundings.ts'
import { authorsWords } from './tellStraying.ts'

/**
 * An answer of the author's, which no player reads twice: what was told before is only touched on.
 * Where it leads on, its scene needs it.
 */
export function tellAgain(at: Standpoint, ruling: Ruling, answer: string): string {
  const { voice, pack } = at
  if (targetOf(ruling) !== null || ruling.kind === 'locked') return answer
  if (!voice.wasTold(answer.trim())) return answer
  if (pack.isWordless && !pack.hasReplies) return authorsWords(at, '')
  if (ruling.kind !== 'topic') return voice.oneOf(pack.replies.again)
  return voice.oneOf(ruling.answer === null ? pack.replies.noAnswer : pack.replies.saidAgain)
}
