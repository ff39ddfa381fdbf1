import type { ReviewAnswer, ReviewRequest } from '@kathasagar/api/contract'
import { certify } from '@kathasagar/api/rules'

import { findingsOf } from './findingsOf.ts'

/** Reviews a story as it stands in a form; nothing is stored. */
export async function reviewStory({
  story_structure: structure,
  ...story
}: ReviewRequest): Promise<ReviewAnswer> {
  const reviewed = { ...story, structure }
  return { findings: findingsOf(reviewed), certificate: certify(reviewed) }
}
