import * as z from 'zod/mini'

import {
  InkScene,
  count,
  text,
  DraftStructure,
  Sets,
  objectOrValidJson,
  FullGameConfig,
  Fact,
  PlayedWorld,
  askedFields,
} from '@kathasagar/story/schema'
import {
  actionWithoutModel,
  Declined,
  ChoiceOptions,
  Hint,
  LockedChoice,
  Meters,
  ScenePicture,
  ChoiceChance,
  WhyAnswer,
} from './turns.ts'
import { Ending } from './sessionData.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import {
  CONTENT_RATINGS,
  INK_LIMITS,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'

const nodeName = text(STORY_LIMITS.nodeNameMax)
const small = z.int().check(z.minimum(0), z.maximum(100_000))

/** State of a test play. The server does not store it; send it back with the next action. */
export const TestPlayState = z.object({
  node: nodeName,
  visited: z.array(nodeName).check(z.maxLength(STORY_LIMITS.nodesMax)),
  xp: count,
  facts: z.array(Fact).check(z.maxLength(STORY_LIMITS.factsKept)),
  detour: small,
  offers: z
    .array(
      z.object({
        text: text(STORY_LIMITS.nodeDetailMax),
        path: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('choice'), index: small }),
          z.object({ kind: z.literal('linger'), detail: small }),
        ]),
      }),
    )
    .check(z.maxLength(INK_LIMITS.choices)),
  choices_made: small,
  turn: small,
  seed: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)),
  /** Values of the story's variables. Absent if it has no variables. */
  world: z.optional(PlayedWorld),
  ink: z.optional(InkScene),
  /** Last question to the player, until it is answered. */
  asked: z.optional(
    z.object({
      choices: z.array(text(STORY_LIMITS.nodeDetailMax)).check(z.maxLength(LIMITS.askedMax)),
      byNumber: z.optional(z.literal(true)),
    }),
  ),
})
export interface TestPlayState extends z.infer<typeof TestPlayState> {}

export const TestPlayRequest = z.object({
  story_structure: objectOrValidJson(DraftStructure),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrValidJson(FullGameConfig), () => FullGameConfig.parse({})),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  /** Rating that determines which text is declined. */
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  /** Start node, if there is no state. Default: the start of the story. */
  start_at: z.optional(nodeName),
  state: z._default(z.nullable(TestPlayState), null),
  action: z._default(z.nullable(actionWithoutModel), null),
  /** Values to set before the action. Without an action, returns the current state. */
  sets: z.optional(Sets),
})
export interface TestPlayRequest extends z.infer<typeof TestPlayRequest> {}

export const TestPlayAnswer = z.object({
  /** Set if the text was declined. Then nothing changes. */
  declined: z.optional(Declined),
  /** Set if the text was not about the story. Then nothing changes. */
  hint: z.optional(Hint),
  /** Choices that the text may have meant. Then nothing changes. */
  asked: z.optional(ChoiceOptions),
  /** Explains how free text was interpreted. Set after free text. */
  why: z.optional(WhyAnswer),
  state: TestPlayState,
  narrative: z.string(),
  /** Text of an immersion. Its `narrative` is empty. */
  setup: z.nullable(z.string()),
  choices: z.array(z.string()),
  locked: z.optional(z.array(LockedChoice)),
  chances: z.optional(z.array(ChoiceChance)),
  meters: z.optional(Meters),
  asks: askedFields,
  plate: z.optional(ScenePicture),
  node: z.string(),
  current_xp: count,
  xp_gained: count,
  xp_spent: count,
  ending: z.nullable(Ending),
})
export interface TestPlayAnswer extends z.infer<typeof TestPlayAnswer> {}
