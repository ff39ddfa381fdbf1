import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Certificate, StoryStructure } from '@kathasagar/story'

import type { Refusal } from '../../services/refusal.ts'
import type { Reviewable } from './findingsOf.ts'

/** A story whose scenes can be played through. */
export type PlayableStory = Reviewable & { structure: StoryStructure }

/** Part of a review. Each takes its time. */
export type ReviewPart = 'minutes' | 'findings' | 'certificate'

/** Result of playing a story through. Parts that were not asked for are null. */
export interface StoryReview {
  /** Minutes that a play takes. Also null if no play ends. */
  minutes: number | null
  findings: ReviewFinding[] | null
  certificate: Certificate | null
}

/** Plays stories through in another thread. */
export interface StoryReviewer {
  /** Returns a refusal on timeout or if the queue is full. */
  review(story: PlayableStory, parts: readonly ReviewPart[]): Promise<StoryReview | Refusal>
  close(): Promise<void>
}
