import * as z from 'zod/mini'

import { filledText, text } from './fields.ts'
import { named } from './named.ts'
import { STORY_LIMITS } from './vocabulary.ts'

/** A value of the story's state: a flag, one of a list, a whole number. */
export const StateValue = z.union([z.boolean(), z.int(), text(STORY_LIMITS.idMax)], {
  error: 'Must be true or false, a whole number, or one of a list',
})

const label = z.optional(text(STORY_LIMITS.labelMax))
const bound = z.int().check(z.minimum(STORY_LIMITS.numberMin), z.maximum(STORY_LIMITS.numberMax))

const Flag = z.object({
  /** What it begins as. */
  flag: z.boolean(),
  /** How the memory of the play names it; without one it is never shown. */
  label,
})

const OneOf = z
  .object({
    one_of: z
      .array(filledText(STORY_LIMITS.idMax))
      .check(z.minLength(1), z.maxLength(STORY_LIMITS.oneOf)),
    /** The first of the list unless said. */
    start: z.optional(text(STORY_LIMITS.idMax)),
    label,
  })
  .check(
    z.refine(({ one_of }) => new Set(one_of).size === one_of.length, {
      path: ['one_of'],
      error: 'Must not name a value twice',
    }),
    z.refine(({ one_of, start }) => start === undefined || one_of.includes(start), {
      path: ['start'],
      error: 'Must be one of the list',
    }),
  )

const Range = z
  .object({
    /** The least and the most that it can be. */
    number: z.tuple([bound, bound]),
    /** The least unless said. */
    start: z.optional(z.int()),
    label,
  })
  .check(
    z.refine(({ number: [least, most] }) => least <= most, {
      path: ['number'],
      error: 'Must name the least first, then the most',
    }),
    z.refine(({ number: [least, most], start = least }) => start >= least && start <= most, {
      path: ['start'],
      error: 'Must be within its range',
    }),
  )

/** One thing that a story remembers. It can only ever have so many values. */
export const Variable = z.union([Flag, OneOf, Range], {
  error: 'Must be a flag, a list of values, or a number with its least and its most',
})

/** The language of conditions takes these for itself. */
const RESERVED = ['and', 'or', 'not', 'true', 'false']
const isVariableName = (name: string) =>
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !RESERVED.includes(name)

/** What a story remembers, by the names that conditions know it by. */
export const StoryState = named(Variable, {
  most: STORY_LIMITS.variables,
  what: 'variables',
  nameMax: STORY_LIMITS.idMax,
  name: {
    isSound: isVariableName,
    error: 'A variable is named by letters, digits and _, and not by a word of the conditions',
  },
})

/** Values that something sets, by variable; `"+1"` and `"-1"` change a number by so much. */
export const Sets = named(StateValue, {
  most: STORY_LIMITS.sets,
  what: 'values to set',
  nameMax: STORY_LIMITS.idMax,
})
