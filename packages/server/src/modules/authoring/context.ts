import type { Platform, Refusal } from '../../platform/call.ts'
import type { AuthorSettings } from '../../platform/policies.ts'
import type { PictureContext, UploadContext } from '../pictures/index.ts'
import type { PlayContext } from '../sessions/index.ts'
import type { ImportedStory, SourceFile } from '@kathasagar/interchange'
import type { ReviewFinding } from '@kathasagar/story/schema'
import type { Certificate, StoryStructure } from '@kathasagar/story'
import type { Reviewable } from './judgeOwnStory.ts'

export type PlayableStory = Reviewable & { structure: StoryStructure }

export type ReviewPart = 'minutes' | 'findings' | 'certificate'

/** Review of a story. Parts that were not requested are null. */
export interface StoryReview {
  /** Playing time. Null also if no simulated session reaches an ending. */
  minutes: number | null
  findings: ReviewFinding[] | null
  certificate: Certificate | null
}

/** Reviews stories in a worker thread by playing them. */
export interface StoryReviewer {
  /** Reviews a story. Returns a refusal on timeout or if the queue is full. */
  review(story: PlayableStory, parts: readonly ReviewPart[]): Promise<StoryReview | Refusal>
  close(): Promise<void>
}

export interface StoryImporter {
  read(files: readonly SourceFile[]): Promise<ImportedStory | Refusal>
  close(): Promise<void>
}

export interface AuthoringContext extends Platform, PictureContext {
  authors: AuthorSettings
  storyReviewer: StoryReviewer
}

export interface DraftingContext extends AuthoringContext, PlayContext, UploadContext {
  storyImporter: StoryImporter
}
