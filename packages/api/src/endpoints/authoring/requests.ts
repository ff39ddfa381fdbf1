import type { RequestParts } from '../../client/requestOf.ts'
import type { FreeInputsBy, FreeInputsShown } from '../../contract/vocabulary/vocabulary.ts'
import type { routes as authoringRoutes } from '../../contract/routes/authoring.ts'

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

/** What players did with a story: with which, and in how many of the last days. */
export interface FiguresAsked {
  story_id: string
  days: 7 | 30 | 90
}

/** What players tried with a story: of which, and which part of it. */
export interface FreeInputsAsked {
  story_id: string
  page: number
  show: FreeInputsShown
  /** Whose words. */
  by: FreeInputsBy
  /** One scene alone. */
  node?: string
}
