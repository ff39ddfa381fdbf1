import type { Declined, StoryDraftRequest } from '@kathasagar/api/contract'

import { recordEvent } from '../../../modules/audit/index.ts'
import type { Ports } from '../../ports.ts'
import { hearHarmInTurn } from '../../safety/hearHarm.ts'

const SENTENCE = 'No story is drafted from these words. Try another idea.'
const SENTENCE_OF_DESPAIR =
  'If these words are about you: you matter, and somebody will listen right now. The story can wait.'

/**
 * Says why no story is drafted from an idea, if none is. What may be harmless is drafted: whatever comes of it
 * is heard as well. Kept is that it happened and of which kind.
 */
export async function declineIdea(
  { store, weighHarm, helpLines, clock }: Ports,
  { idea, content_rating }: StoryDraftRequest,
): Promise<Declined | null> {
  const heard = await hearHarmInTurn(weighHarm, idea, { content_rating })
  if (heard === null || heard.kind === 'unclear') return null
  const { kind, needsHelp } = heard
  const event = { actor_id: null, act: 'words_declined', after: { kind, where: 'idea' } } as const
  await recordEvent(store.repositories.db, event, clock.now())
  const detail = kind === 'self_harm' ? SENTENCE_OF_DESPAIR : SENTENCE
  return { kind, detail, ...(needsHelp ? { help: [...helpLines] } : {}) }
}
