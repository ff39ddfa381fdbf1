import * as z from 'zod/mini'

import { DraftNode, DraftStructure, nonEmptyText } from '@kathasagar/story/schema'
import { CONTENT_RATINGS, DRAFT_LIMITS, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import { Declined } from './turns.ts'

export const StoryDraftRequest = z.object({
  idea: nonEmptyText(DRAFT_LIMITS.ideaMax),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
})
export interface StoryDraftRequest extends z.infer<typeof StoryDraftRequest> {}

/** A drafted story. Scenes of an outline contain only their plot. */
export const StoryDraft = z.object({
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  structure: DraftStructure,
})
export interface StoryDraft extends z.infer<typeof StoryDraft> {}

/** A drafted scene. `name` identifies it in the outline. */
const DraftedScene = z.object({ name: z.string(), node: DraftNode })

/** The draft, or the reason why the idea was declined without a model call. */
export const DraftedStory = z.object({
  draft: z.nullable(StoryDraft),
  declined: z.optional(Declined),
})
export interface DraftedStory extends z.infer<typeof DraftedStory> {}

/** Events of a draft's stream. An `error` contains the error body and its status. */
export const DraftEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('outline'), id: z.int(), data: StoryDraft }),
  z.object({ event: z.literal('scene'), id: z.int(), data: DraftedScene }),
  z.object({ event: z.literal('result'), id: z.int(), data: DraftedStory }),
  z.object({ event: z.literal('error'), id: z.int(), data: z.unknown() }),
])
export type DraftEvent = z.infer<typeof DraftEvent>
