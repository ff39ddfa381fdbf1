import * as z from 'zod/mini'

import { filledText, text, phrases } from '@kathasagar/story/schema'
import { CONTENT_RATINGS, STORY_LANGUAGES, STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** A scene as it stands in a form, for whose choices other words are wanted. */
export const ProposalRequest = z.object({
  language: z.enum(STORY_LANGUAGES),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  /** What the story is about. */
  about: z._default(text(STORY_LIMITS.descriptionMax), ''),
  title: z._default(text(STORY_LIMITS.titleMax), ''),
  text: text(STORY_LIMITS.nodeTextMax),
  /** Names of who is here. */
  people: z._default(phrases(STORY_LIMITS.scenePeople), []),
  choices: z
    .array(
      z.object({
        text: filledText(STORY_LIMITS.choiceMax),
        /** Ways to say it that are there already. */
        also: z._default(phrases(STORY_LIMITS.phrases), []),
      }),
    )
    .check(z.minLength(1), z.maxLength(STORY_LIMITS.nodeChoicesMax)),
})
export type ProposalRequest = z.infer<typeof ProposalRequest>

/** Other words for a scene, proposed by a model; an author keeps or strikes each. */
export const Proposal = z.object({
  /** Of each choice, in their order: ways to say it that it does not have yet. */
  choices: z.array(z.array(z.string())),
  /** Answers to what readers may well ask here, with ways to ask it. */
  answers: z.array(z.object({ to: z.array(z.string()), text: z.string() })),
})
export type Proposal = z.infer<typeof Proposal>
