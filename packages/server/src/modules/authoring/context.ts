import type { Platform } from '../../platform/context.ts'
import type { AuthorSettings } from '../../services/settings.ts'
import type { PictureContext } from '../pictures/index.ts'
import type { StoryReviewer } from './storyReviewer.ts'

/** Needed by calls that change a story. */
export interface AuthoringContext extends Platform, PictureContext {
  authors: AuthorSettings
  storyReviewer: StoryReviewer
}
