import * as z from 'zod/mini'

import {
  InkScene,
  count,
  text,
  DraftStructure,
  Sets,
  objectOrSoundJson,
  FullGameConfig,
  Fact,
  PlayedWorld,
  askedFields,
} from '@kathasagar/story/schema'
import { actionWithoutModel } from './turns.ts'
import { Declined } from './turns.ts'
import { Asked, Hint } from './turns.ts'
import { LockedChoice } from './turns.ts'
import { Meters } from './turns.ts'
import { ShownPlate } from './turns.ts'
import { Ending } from './sessionData.ts'
import { ChoiceChance } from './turns.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import {
  CONTENT_RATINGS,
  INK_LIMITS,
  STORY_LANGUAGES,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'
import { WhyAnswer } from './turns.ts'

const nodeName = text(STORY_LIMITS.nodeNameMax)
const small = z.int().check(z.minimum(0), z.maximum(100_000))

/** Where a test play stands. The server keeps nothing of it: send back what it gave. */
export const TestPlayState = z.object({
  node: nodeName,
  visited: z.array(nodeName).check(z.maxLength(STORY_LIMITS.nodesMax)),
  xp: count,
  /** What was said and done on the way. */
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
  /** 32 bits. */
  seed: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)),
  /** What the story remembers; none in a story of the first form. */
  world: z.optional(PlayedWorld),
  /** Where the program stands, of a story that runs as ink. */
  ink: z.optional(InkScene),
  /** What was asked back last, if nothing was done about it yet. */
  asked: z.optional(
    z.object({
      choices: z.array(text(STORY_LIMITS.nodeDetailMax)).check(z.maxLength(LIMITS.askedMax)),
      byNumber: z.optional(z.literal(true)),
    }),
  ),
})
export type TestPlayState = z.infer<typeof TestPlayState>

export const TestPlayRequest = z.object({
  story_structure: objectOrSoundJson(DraftStructure),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrSoundJson(FullGameConfig), () => FullGameConfig.parse({})),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  /** By which words are declined, as in a session of the story. */
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  /** Node to begin at; the story's start unless said. Only without a state. */
  start_at: z.optional(nodeName),
  /** Absent at the beginning; so is the action. */
  state: z._default(z.nullable(TestPlayState), null),
  action: z._default(z.nullable(actionWithoutModel), null),
  /**
   * Values of the story's state that the author sets by hand, before the action. With no action
   * nothing is played: the answer is where the play stands then.
   */
  sets: z.optional(Sets),
})
export type TestPlayRequest = z.infer<typeof TestPlayRequest>

/** One turn of a test play. */
export const TestPlayAnswer = z.object({
  /** Why the action was not taken; all else then is as it was before it, and nothing is told. */
  declined: z.optional(Declined),
  /** An answer outside of the story; the action was none, as with `declined`. */
  hint: z.optional(Hint),
  /** The choices that the words may have meant; the action was none, as with `declined`. */
  asked: z.optional(Asked),
  /** What the author's own words were taken for, and why; only after such. */
  why: z.optional(WhyAnswer),
  state: TestPlayState,
  narrative: z.string(),
  /** An immersion's look around; its narrative is empty. */
  setup: z.nullable(z.string()),
  /** Choices that are open now. */
  choices: z.array(z.string()),
  /** Choices that are seen here, and closed; absent where there are none. */
  locked: z.optional(z.array(LockedChoice)),
  /** Open choices that may fail; absent where none can. */
  chances: z.optional(z.array(ChoiceChance)),
  /** Absent in a story that has neither health nor things that are carried. */
  meters: z.optional(Meters),
  asks: askedFields,
  /** What Show gives here, where the scene has a plate that stands on this site. */
  plate: z.optional(ShownPlate),
  /** Name of the node that the play stands in. */
  node: z.string(),
  current_xp: count,
  xp_gained: count,
  xp_spent: count,
  ending: z.nullable(Ending),
})
export type TestPlayAnswer = z.infer<typeof TestPlayAnswer>
