import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Certificate, StoryStructure } from '@kathasagar/story'

import type { Refusal } from '../../platform/call.ts'
import type { Reviewable } from './findingsOf.ts'

export type PlayableStory = Reviewable & { structure: StoryStructure }

export type ReviewPart = 'minutes' | 'findings' | 'certificate'

/** Unrequested parts are null. */
export interface StoryReview {
  /** Also null if no session ends. */
  minutes: number | null
  findings: ReviewFinding[] | null
  certificate: Certificate | null
}

/** Reviews stories in a thread by playing them. */
export interface StoryReviewer {
  /** Returns a refusal on timeout or if the queue is full. */
  review(story: PlayableStory, parts: readonly ReviewPart[]): Promise<StoryReview | Refusal>
  close(): Promise<void>
}
