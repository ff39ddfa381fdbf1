import type { ReviewAnswer, ReviewRequest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

/** Reviews a story as it stands in a form; nothing is stored. */
export async function reviewStory(
  { storyReviewer }: Pick<Ports, 'storyReviewer'>,
  { story_structure: structure, ...story }: ReviewRequest,
): Promise<ReviewAnswer | Refusal> {
  const review = await storyReviewer.review({ ...story, structure }, ['findings', 'certificate'])
  if (isRefusal(review)) return review
  return { findings: review.findings ?? [], certificate: review.certificate }
}
