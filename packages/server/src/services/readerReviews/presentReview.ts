import type { ReaderReview } from '@kathasagar/api/contract'

import type { SaidReader } from '../comments/ports.ts'
import { presentWriter } from '../comments/presentComment.ts'
import type { Ports } from '../ports.ts'
import type { StoredReview } from './ports.ts'

/** Names of the endings whose titles a reader may know; null for all. */
export type FoundEndings = ReadonlySet<string> | null

/** The endings of a story that a reader has found; its author and admins know them all. */
export async function findFound(
  { store }: Ports,
  storyId: string,
  { userId, isModerator }: SaidReader,
): Promise<FoundEndings> {
  if (isModerator) return null
  const { sessions } = store.repositories
  if (userId === null) return new Set()
  return new Set(await sessions.listEndings(userId, storyId, { isPreview: false }))
}

/** A review as one reader gets it: an ending that they have not found keeps its name. */
export function presentReview(
  review: StoredReview,
  { userId }: SaidReader,
  found: FoundEndings,
): ReaderReview {
  const { ending_name, ending_title, answer, answered_at } = review
  const is_mine = review.user_id === userId
  const knowsEnding = is_mine || found === null || found.has(ending_name)
  return {
    id: review.id,
    writer: presentWriter(review.writer, review.user_id),
    is_mine,
    stars: review.stars,
    words: review.words,
    ending: (knowsEnding && ending_title) || null,
    likes_total: review.likes_total,
    has_liked: review.has_liked,
    answer:
      answer && answered_at ? { words: answer, answered_at: answered_at.toISOString() } : null,
    edited_at: review.edited_at?.toISOString() ?? null,
    created_at: review.created_at.toISOString(),
  }
}
