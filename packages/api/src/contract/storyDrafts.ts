import * as z from 'zod/mini'

import { DraftNode, DraftStructure, filledText } from '@kathasagar/story/schema'
import { CONTENT_RATINGS, DRAFTED, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import { Declined } from './turns.ts'

/** What somebody would like a story to be about, in a sentence or a few. */
export const StoryDraftRequest = z.object({
  idea: filledText(DRAFTED.ideaMax),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
})
export type StoryDraftRequest = z.infer<typeof StoryDraftRequest>

/** A story that a model has drafted; in an outline each scene holds what is to happen in it. */
export const StoryDraft = z.object({
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  structure: DraftStructure,
})
export type StoryDraft = z.infer<typeof StoryDraft>

/** A scene as it was written, by its name in the outline. */
const DraftedScene = z.object({ name: z.string(), node: DraftNode })

/** The whole draft; where the idea was not taken, why, and no model was asked. */
export const DraftedStory = z.object({
  draft: z.nullable(StoryDraft),
  declined: z.optional(Declined),
})
export type DraftedStory = z.infer<typeof DraftedStory>

/** What the event stream of a draft tells; an `error` carries the body of a refusal with its status. */
export const DraftEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('outline'), id: z.int(), data: StoryDraft }),
  z.object({ event: z.literal('scene'), id: z.int(), data: DraftedScene }),
  z.object({ event: z.literal('result'), id: z.int(), data: DraftedStory }),
  z.object({ event: z.literal('error'), id: z.int(), data: z.unknown() }),
])
export type DraftEvent = z.infer<typeof DraftEvent>
