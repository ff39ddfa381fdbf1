import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Certificate, StoryStructure } from '@kathasagar/story'

import type { Refusal } from '../refusal.ts'
import type { Reviewable } from './findingsOf.ts'

/** A story whose scenes can be played through. */
export type PlayableStory = Reviewable & { structure: StoryStructure }

/** What is to be known of a story; each takes its time. */
export type ReviewPart = 'minutes' | 'findings' | 'certificate'

/** What playing through a story has told; null where it was not asked for. */
export interface StoryReview {
  /** Minutes that readers are told; null while no play ends, too. */
  minutes: number | null
  findings: ReviewFinding[] | null
  certificate: Certificate | null
}

/** Plays stories through, aside of the thread that answers requests. */
export interface StoryReviewer {
  /** Refuses a story that takes too long, or comes while too many wait. */
  review(story: PlayableStory, parts: readonly ReviewPart[]): Promise<StoryReview | Refusal>
  close(): Promise<void>
}
