import type { Platform } from '../../platform/call.ts'
import type { AuthorSettings } from '../../platform/policies.ts'
import type { PictureContext, UploadContext } from '../pictures/index.ts'
import type { PlayContext } from '../sessions/index.ts'
import type { StoryImporter } from './storyImporter.ts'
import type { StoryReviewer } from './storyReviewer.ts'

export interface AuthoringContext extends Platform, PictureContext {
  authors: AuthorSettings
  storyReviewer: StoryReviewer
}

/** Context of calls that ask models or read files. */
export interface DraftingContext extends AuthoringContext, PlayContext, UploadContext {
  storyImporter: StoryImporter
}
