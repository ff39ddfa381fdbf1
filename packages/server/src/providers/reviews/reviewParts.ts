import { certify, playMinutes, reviewStory } from '@kathasagar/api/rules'

import type { PlayableStory, ReviewPart, StoryReview } from '../../services/review/ports.ts'

export interface ReviewTask {
  story: PlayableStory
  parts: readonly ReviewPart[]
}

/** The work of a thread of the review pool; what one part has walked the others stand on. */
export default ({ story, parts }: ReviewTask): StoryReview => ({
  minutes: parts.includes('minutes') ? playMinutes(story.structure) : null,
  findings: parts.includes('findings') ? reviewStory(story) : null,
  certificate: parts.includes('certificate') ? certify(story) : null,
})
