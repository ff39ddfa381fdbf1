import type { RequestParts } from '../../client/requestOf.ts'
import type { FreeInputsShown } from '../../contract/vocabulary/vocabulary.ts'
import type { authoringRoutes } from '../../contract/authoring.ts'

/** A new story from a form. Numbers may be text; rules and structure may be JSON. */
export type NewStory = RequestParts<typeof authoringRoutes.createStory>['body']
export type ChangedStory = RequestParts<typeof authoringRoutes.updateStory>['body'] & {
  story_id: string
}

/** `key` is unique per draft and identifies it for `getDraftSoFar`. */
export interface DraftQuery {
  key: string
  asked: RequestParts<typeof authoringRoutes.draftStory>['body']
}

export interface FreeInputsArgs {
  story_id: string
  page: number
  show: FreeInputsShown
}
