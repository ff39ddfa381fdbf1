import * as z from 'zod/mini'

import { condition, count, filledText, text, phrases, Sets } from '@kathasagar/story/schema'
import { instant, queryNumber } from './fields.ts'
import { FREE_INPUTS_BY, FREE_INPUTS_SHOWN } from './vocabulary/vocabulary.ts'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

export const FreeInputsQuery = z.object({
  page: queryNumber(1, 1000, 1),
  show: z._default(z.enum(FREE_INPUTS_SHOWN), 'unanswered'),
  /** Whose words: those of readers, or of test readers who came by a preview link. */
  by: z._default(z.enum(FREE_INPUTS_BY), 'readers'),
  /** One scene alone, by its name. */
  node: z.optional(text(STORY_LIMITS.nodeNameMax)),
})

/** What several players tried in a scene, put together by what it means. Nobody is named. */
export const FreeInputGroup = z.object({
  /** The same for the same words in the same scene. */
  id: z.string(),
  /** The words that most players used, in their normal form. */
  words: z.string(),
  /** Other ways in which they said it, the most common first. */
  wordings: z.array(z.string()),
  /** How many more ways there were. */
  more: count,
  node: z.string(),
  /** Title of the scene; its name where it has none, or is there no more. */
  title: z.string(),
  /** The scene is still part of the story. */
  is_there: z.boolean(),
  players: count,
  /** The story, as it stands now, has an answer for these words, or had one each time. */
  is_answered: z.boolean(),
})
export type FreeInputGroup = z.infer<typeof FreeInputGroup>

export const FreeInputs = z.object({
  groups: z.array(FreeInputGroup),
  page: count,
  total_pages: count,
  /** Groups of the scene that is asked for, or of all. */
  counts: z.object({ all: count, unanswered: count, answered: count }),
  /** Scenes in which anything was tried, the liveliest first. */
  scenes: z.array(z.object({ node: z.string(), title: z.string(), groups: count })),
  /** Nothing older is counted. */
  since: instant,
  /** What fewer players tried is not told. */
  players_min: count,
})
export type FreeInputs = z.infer<typeof FreeInputs>

/** Where an answer is put: a topic of somebody, or a reaction of a scene or of the whole story. */
export const AnswerPlace = z.discriminatedUnion('of', [
  z.object({ of: z.literal('topic'), person: filledText(STORY_LIMITS.idMax) }),
  z.object({ of: z.literal('scene'), node: filledText(STORY_LIMITS.nodeNameMax) }),
  z.object({ of: z.literal('story') }),
])

/** An answer that an author writes to what players tried. */
export const WrittenAnswer = z.object({
  place: AnswerPlace,
  /** Ways of saying it; of a topic, what is talked about. */
  phrases: phrases(STORY_LIMITS.phrases).check(z.minLength(1)),
  text: filledText(STORY_LIMITS.answerMax),
  if: z.optional(condition),
  sets: z.optional(Sets),
  once: z.optional(z.boolean()),
})
export type WrittenAnswer = z.infer<typeof WrittenAnswer>

export const AnswerTrial = z.object({
  answer: z.extend(WrittenAnswer, {
    // It can be tried before its text is written.
    text: z._default(text(STORY_LIMITS.answerMax), ''),
  }),
  /** Where the words are said. */
  node: filledText(STORY_LIMITS.nodeNameMax),
  words: z
    .array(filledText(STORY_LIMITS.phraseMax))
    .check(z.minLength(1), z.maxLength(STORY_LIMITS.phrases)),
})
export type AnswerTrial = z.infer<typeof AnswerTrial>

/** Which words the answer would be given to, as the judge hears them; conditions aside. */
export const AnswerTrialResult = z.object({
  heard: z.array(z.string()),
  not_yet: z.array(z.string()),
})
export type AnswerTrialResult = z.infer<typeof AnswerTrialResult>
