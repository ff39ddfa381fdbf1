import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { filledText, text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { STRUCTURE_MESSAGES, structureFault } from '../messages/structureMessages.ts'
import { type AskedFact, type CALLED, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { oneShapeOf, strictPart } from './fields/strictPart.ts'

/** A value of the story's state: a flag, one of a list, a whole number, what a player typed. */
export const StateValue = z.union([z.boolean(), z.int(), text(STORY_LIMITS.typedMax)], {
  error: STRUCTURE_MESSAGES.stateValue,
})
export type StateValue = DeepReadonly<z.infer<typeof StateValue>>

const label = z.optional(text(STORY_LIMITS.labelMax))
const bound = z.int().check(z.minimum(STORY_LIMITS.numberMin), z.maximum(STORY_LIMITS.numberMax))

const Flag = strictPart({
  /** What it begins as. */
  flag: z.boolean(),
  /**
   * A play that ends with it leaves it to the next: the same player's later plays of the story begin
   * with it, and so do those of later parts of its series that declare it by the same name.
   */
  known: z.optional(z.literal(true)),
  /** How the memory of the play names it; without one it is never shown. */
  label,
})

const OneOf = strictPart({
  one_of: z
    .array(filledText(STORY_LIMITS.idMax))
    .check(z.minLength(1), z.maxLength(STORY_LIMITS.oneOf)),
  /** The first of the list unless said. */
  start: z.optional(text(STORY_LIMITS.idMax)),
  label,
  /** How the player reads of each value; one without words stands as it is. */
  values: z.optional(
    named(text(STORY_LIMITS.labelMax), {
      most: STORY_LIMITS.oneOf,
      what: 'values',
      nameMax: STORY_LIMITS.idMax,
    }),
  ),
}).check(
  z.refine(({ one_of, values = {} }) => Object.keys(values).every((it) => one_of.includes(it)), {
    path: ['values'],
    error: STRUCTURE_MESSAGES.wordsOfList,
  }),
  z.refine(({ one_of }) => new Set(one_of).size === one_of.length, {
    path: ['one_of'],
    error: STRUCTURE_MESSAGES.valueTwice,
  }),
  z.refine(({ one_of, start }) => start === undefined || one_of.includes(start), {
    path: ['start'],
    error: STRUCTURE_MESSAGES.ofList,
  }),
)

const Range = strictPart({
  /** The least and the most that it can be. */
  number: z.tuple([bound, bound]),
  /** The least unless said. */
  start: z.optional(z.int()),
  label,
}).check(
  z.refine(({ number: [least, most] }) => least <= most, {
    path: ['number'],
    error: STRUCTURE_MESSAGES.leastFirst,
  }),
  z.refine(({ number: [least, most], start = least }) => start >= least && start <= most, {
    path: ['start'],
    error: STRUCTURE_MESSAGES.outOfRange,
  }),
)

const Typed = strictPart({
  /** So many signs of it are kept. */
  typed: z.int().check(z.minimum(1), z.maximum(STORY_LIMITS.typedMax)),
  /** What it is until the player types something; nothing unless said. */
  start: z.optional(text(STORY_LIMITS.typedMax)),
  label,
}).check(
  z.refine(({ typed, start = '' }) => [...start].length <= typed, {
    path: ['start'],
    error: STRUCTURE_MESSAGES.longerThanTyped,
  }),
)

const Health = strictPart({
  /** A whole number from 0 to the story's `health_max`. */
  health: z.literal(true),
  /** The most unless said. */
  start: z.optional(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.healthMax))),
  label,
})

/** One thing that a story remembers: of so many values, words that the player types, or their health. */
export const WrittenVariable = oneShapeOf(
  [Flag, OneOf, Range, Typed, Health],
  STRUCTURE_MESSAGES.variable,
)
export type WrittenVariable = DeepReadonly<z.infer<typeof WrittenVariable>>

export type OneOfVariable = DeepReadonly<z.infer<typeof OneOf>>
export type NumberVariable = DeepReadonly<z.infer<typeof Range>>
export type TypedVariable = DeepReadonly<z.infer<typeof Typed>>
export type HealthVariable = DeepReadonly<z.infer<typeof Health>>

/** A fact that conditions ask for: of what kind, and whom or what it is about. */
export interface FactAsked {
  kind: AskedFact | typeof CALLED
  /** An id of the cast or of a thing; `anyone` for all, and nothing for the player themself. */
  whom?: string | undefined
}

export type FlagVariable = DeepReadonly<z.infer<typeof Flag>> & {
  /** It says whether a thing is carried, and so many can be at once; never written by an author. */
  slots?: number | undefined
  /** It says whether something was said or done, and has the words of it; never written by an author. */
  fact?: FactAsked | undefined
}

/** A variable as play has it: of so many values, or words that the player types. */
export type Variable = FlagVariable | OneOfVariable | NumberVariable | TypedVariable

/** The language of conditions takes these for itself. */
const RESERVED = ['and', 'or', 'not', 'true', 'false']
const isVariableName = (name: string) =>
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.includes(name)

/** What a story remembers, by the names that conditions know it by. */
export const StoryState = named(WrittenVariable, {
  most: STORY_LIMITS.variables,
  what: 'variables',
  nameMax: STORY_LIMITS.idMax,
  name: {
    isSound: isVariableName,
    fault: structureFault('variableName'),
  },
})

/** A field of a scene: the player types what the variable is from then on. */
export const Ask = strictPart({
  /** By which the state knows it; it is one that is typed. */
  variable: filledText(STORY_LIMITS.idMax),
  /** What the field asks for. */
  label: filledText(STORY_LIMITS.labelMax),
})
export type Ask = DeepReadonly<z.infer<typeof Ask>>

export const Asks = z.array(Ask).check(
  z.maxLength(STORY_LIMITS.asks),
  z.refine((asks) => new Set(asks.map(({ variable }) => variable)).size === asks.length, {
    error: STRUCTURE_MESSAGES.askedTwice,
  }),
)

/** What a player typed into the fields of a scene, by variable; a scene takes only what it asks for. */
export const TypedWords = named(text(STORY_LIMITS.typedMax), {
  most: STORY_LIMITS.asks,
  what: 'fields',
  nameMax: STORY_LIMITS.idMax,
})

/**
 * Values that something sets, by variable; `"+1"` and `"-1"` change a number by so much, `"%+20"` brings
 * a percentage nearer to a hundred by a fifth of what it lacks, `"%-20"` takes a fifth of it away. Of
 * `"?1..6"`, `"?red|blue"`, or `"?"` for all that the variable can be, one is drawn by chance.
 */
export const Sets = named(StateValue, {
  most: STORY_LIMITS.sets,
  what: 'values to set',
  nameMax: STORY_LIMITS.idMax,
})
export type Sets = DeepReadonly<z.infer<typeof Sets>>
