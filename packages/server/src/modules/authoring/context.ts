import type { AuthorSettings, Platform } from '../../platform/context.ts'
import type { PictureContext } from '../pictures/index.ts'
import type { StoryReviewer } from './storyReviewer.ts'

export interface AuthoringContext extends Platform, PictureContext {
  authors: AuthorSettings
  storyReviewer: StoryReviewer
}
