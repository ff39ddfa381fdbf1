import type { SaidReview } from '@kathasagar/api/contract'

import { declineSaid } from '../comments/declineSaid.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findReview, type AskedReview } from './findReview.ts'
import { presentReview } from './presentReview.ts'

/** Keeps what a story's author answers to a review, in place of an earlier answer; null takes it back. */
export async function answerReview(
  ports: Ports,
  { words, ...asked }: AskedReview & { words: string | null },
): Promise<SaidReview | Refusal> {
  const found = await findReview(ports, asked)
  if (isRefusal(found)) return found
  const { review, reader, story } = found
  if (story.author_id !== asked.user.id) return { code: 'forbidden' }
  const declined = words === null ? null : await declineSaid(ports, words, found)
  if (declined) return { review: null, declined }

  const now = ports.clock.now()
  await ports.store.transaction(async ({ reviews, notices }) => {
    await reviews.answer(review.id, words, now)
    if (words !== null) await notices.tellOfAnswer(review.id, { actorId: asked.user.id, now })
  })
  const answered = { ...review, answer: words, answered_at: words === null ? null : now }
  return { review: presentReview(answered, reader, null) }
}
