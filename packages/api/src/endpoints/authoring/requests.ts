import type { RequestParts } from '../../client/requestOf.ts'
import type { FreeInputsBy, FreeInputsShown } from '../../contract/vocabulary/vocabulary.ts'
import type { routes as authoringRoutes } from '../../contract/routes/authoring.ts'

/** A new story, as a form sends it; numbers may be text, rules and structure JSON. */
export type NewStory = RequestParts<typeof authoringRoutes.createStory>['body']
/** Changes to a story, with the revision that they are based on. */
export type ChangedStory = RequestParts<typeof authoringRoutes.updateStory>['body'] & {
  story_id: string
}

/** Whoever takes a story to its readers says what they have read of it. */
export interface Publication {
  story_id: string
  revision: number
}
/** A story taken from its readers, and why. */
export type Archived = RequestParts<typeof authoringRoutes.archiveStory>['body'] & {
  story_id: string
}
/** What a reader tells the editors of a story. */
export type Reported = RequestParts<typeof authoringRoutes.reportStory>['body'] & {
  story_id: string
}

/** A story, or a part of one, as its form holds it, to be reviewed. */
export type Reviewed = RequestParts<typeof authoringRoutes.reviewStory>['body']
/** A story to be drafted: `getDraftSoFar` holds what has come of it by the key, made once for each. */
export interface DraftAsked {
  key: string
  asked: RequestParts<typeof authoringRoutes.draftStory>['body']
}
/** A story that is not saved, with what was done in it so far. */
export type Proposed = RequestParts<typeof authoringRoutes.proposePhrases>['body']
export type TestPlayed = RequestParts<typeof authoringRoutes.testPlay>['body']

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
/** An answer that is not saved, with the words that it should be given to. */
export type TriedAnswer = RequestParts<typeof authoringRoutes.tryStoryAnswer>['body'] & {
  story_id: string
}
