import type * as z from 'zod/mini'

import type { FreeInputsShown } from '../../contract/vocabulary/vocabulary.ts'
import type { StoryDraftRequest } from '../../contract/storyDrafts.ts'
import type { NewStoryRequest, StoryChanges } from '../../contract/storyForms.ts'

/** A new story from a form. Numbers may be text; rules and structure may be JSON. */
export interface NewStory extends z.input<typeof NewStoryRequest> {}
export interface ChangedStory extends z.input<typeof StoryChanges> {
  story_id: string
}

export interface StoryAtRevision {
  story_id: string
  /** Revision that was read. Default: the newest. */
  revision?: number | undefined
}

/** Request for a draft. `key` is unique and identifies the draft for `getDraftSoFar`. */
export interface DraftQuery {
  key: string
  asked: z.input<typeof StoryDraftRequest>
}

export interface FreeInputsArgs {
  story_id: string
  page: number
  show: FreeInputsShown
}
