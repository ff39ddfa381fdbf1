import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { nonEmptyText, text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { STRUCTURE_MESSAGES, toStructureIssue } from '../messages/structureMessages.ts'
import { type TestableFact, type NAME_FACT, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { oneShapeOf, strictPart } from './fields/strictPart.ts'

export const StateValue = z.union([z.boolean(), z.int(), text(STORY_LIMITS.typedMax)], {
  error: STRUCTURE_MESSAGES.stateValue,
})
export type StateValue = DeepReadonly<z.infer<typeof StateValue>>

const label = z.optional(text(STORY_LIMITS.labelMax))
const bound = z.int().check(z.minimum(STORY_LIMITS.numberMin), z.maximum(STORY_LIMITS.numberMax))

const Flag = strictPart({
  flag: z.boolean(),
  /** If true, later sessions of the player, even of later parts, start with this value. */
  known: z.optional(z.literal(true)),
  /** Name in the player's memory view. Hidden if absent. */
  label,
})

const OneOf = strictPart({
  one_of: z
    .array(nonEmptyText(STORY_LIMITS.idMax))
    .check(z.minLength(1), z.maxLength(STORY_LIMITS.oneOf)),
  /** Default: the first value. */
  start: z.optional(text(STORY_LIMITS.idMax)),
  label,
  /** Display texts of values. Default: the value itself. */
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
  number: z.tuple([bound, bound]),
  /** Default: the minimum. */
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
  /** Maximum length, in characters. */
  typed: z.int().check(z.minimum(1), z.maximum(STORY_LIMITS.typedMax)),
  /** Default: blank. */
  start: z.optional(text(STORY_LIMITS.typedMax)),
  label,
}).check(
  z.refine(({ typed, start = '' }) => [...start].length <= typed, {
    path: ['start'],
    error: STRUCTURE_MESSAGES.longerThanTyped,
  }),
)

const Health = strictPart({
  /** An integer from 0 to `health_max`. */
  health: z.literal(true),
  /** Default: the maximum. */
  start: z.optional(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.healthMax))),
  label,
})

export const WrittenVariable = oneShapeOf(
  [Flag, OneOf, Range, Typed, Health],
  STRUCTURE_MESSAGES.variable,
)
export type WrittenVariable = DeepReadonly<z.infer<typeof WrittenVariable>>

export type OneOfVariable = DeepReadonly<z.infer<typeof OneOf>>
export type NumberVariable = DeepReadonly<z.infer<typeof Range>>
export type TypedVariable = DeepReadonly<z.infer<typeof Typed>>

export interface FactCondition {
  kind: TestableFact | typeof NAME_FACT
  /** Id of a person or thing, or `anyone`. Absent if the fact is about the player. */
  whom?: string | undefined
}

export type FlagVariable = DeepReadonly<z.infer<typeof Flag>> & {
  /** Number of inventory slots, if the flag is a carried thing. Never set by an author. */
  slots?: number | undefined
  /** The tested fact, if the flag represents one. Never set by an author. */
  fact?: FactCondition | undefined
}

export type Variable = FlagVariable | OneOfVariable | NumberVariable | TypedVariable

const RESERVED = ['and', 'or', 'not', 'true', 'false']
const isVariableName = (name: string) =>
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.includes(name)

export const StoryState = named(WrittenVariable, {
  most: STORY_LIMITS.variables,
  what: 'variables',
  nameMax: STORY_LIMITS.idMax,
  name: { isSound: isVariableName, fault: toStructureIssue('variableName') },
})

export const SceneInput = strictPart({
  /** Name of a `typed` variable. */
  variable: nonEmptyText(STORY_LIMITS.idMax),
  label: nonEmptyText(STORY_LIMITS.labelMax),
})
export type SceneInput = DeepReadonly<z.infer<typeof SceneInput>>

export const SceneInputs = z.array(SceneInput).check(
  z.maxLength(STORY_LIMITS.asks),
  z.refine((asks) => new Set(asks.map(({ variable }) => variable)).size === asks.length, {
    error: STRUCTURE_MESSAGES.askedTwice,
  }),
)

/** Typed values by variable. A scene accepts only values for its own fields. */
export const TypedWords = named(text(STORY_LIMITS.typedMax), {
  most: STORY_LIMITS.asks,
  what: 'fields',
  nameMax: STORY_LIMITS.idMax,
})

/**
 * Values to set. `"+1"` and `"-1"` change a number; `"%+20"` adds 20% of the gap to 100, `"%-20"`
 * subtracts 20%. `"?1..6"`, `"?red|blue"` and `"?"` are random.
 */
export const Sets = named(StateValue, {
  most: STORY_LIMITS.sets,
  what: 'values to set',
  nameMax: STORY_LIMITS.idMax,
})
export type Sets = DeepReadonly<z.infer<typeof Sets>>
