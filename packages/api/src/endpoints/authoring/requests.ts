import type { RequestParts } from '../../client/requestOf.ts'
import type { FreeInputsShown } from '../../contract/vocabulary/vocabulary.ts'
import type { authoringRoutes } from '../../contract/authoring.ts'

/** A new story, as a form sends it; numbers may be text, rules and structure JSON. */
export type NewStory = RequestParts<typeof authoringRoutes.createStory>['body']
/** Changes to a story, with the revision that they are based on. */
export type ChangedStory = RequestParts<typeof authoringRoutes.updateStory>['body'] & {
  story_id: string
}

/** A story to be drafted: `getDraftSoFar` holds what has come of it by the key, made once for each. */
export interface DraftAsked {
  key: string
  asked: RequestParts<typeof authoringRoutes.draftStory>['body']
}

/** A page of the free text that players of a story typed. */
export interface FreeInputsAsked {
  story_id: string
  page: number
  show: FreeInputsShown
}
