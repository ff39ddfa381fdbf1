import type { Declined } from '@kathasagar/api/contract'

import { hearHarmInTurn } from '../../services/safety/hearHarm.ts'
import { recordEvent } from '../audit/index.ts'
import type { CommentContext } from './context.ts'
import type { Talk } from './findTalk.ts'

const SENTENCE = 'These words may hurt somebody. Nothing was posted.'
const SENTENCE_OF_DESPAIR =
  'If these words are about you: you matter, and somebody will listen right now. Nothing was posted.'

/**
 * Returns why words are declined, or null. Unclear words are accepted, since readers can report them. Records the
 * kind of harm, without the words.
 */
export async function declineSaid(
  { db, weighHarm, helpLines, clock }: CommentContext,
  words: string,
  { story }: Talk,
): Promise<Declined | null> {
  const { content_rating } = story
  const heard = await hearHarmInTurn(weighHarm, words, { content_rating })
  if (heard === null || heard.kind === 'unclear') return null
  const { kind, needsHelp } = heard
  const event = { actor_id: null, act: 'words_declined', after: { kind, where: 'said' } } as const
  await recordEvent(db, event, clock.now())
  const detail = kind === 'self_harm' ? SENTENCE_OF_DESPAIR : SENTENCE
  return { kind, detail, ...(needsHelp ? { help: [...helpLines] } : {}) }
}
