import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count, nonEmptyText, text } from './fields/fields.ts'
import { INK_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const nodeName = text(STORY_LIMITS.nodeNameMax)

/** Results of random walks. They prove nothing beyond these walks. */
export const InkWalk = z.object({
  ways: count,
  ended: count,
  unfinished: count,
  /** Number of walks that ran out of content without `-> END`. */
  loose: count,
  longest: count,
  faults: z
    .array(z.object({ message: text(INK_LIMITS.faultMax), node: nodeName }))
    .check(z.maxLength(INK_LIMITS.faults)),
})
export type InkWalk = DeepReadonly<z.infer<typeof InkWalk>>
export type InkWalkError = InkWalk['faults'][number]

/**
 * Program of an Ink story, whose `nodes` are the scenes that random walks reached. Publishing
 * compiles the source again and rejects a different result.
 */
export const InkProgram = z.object({
  /** Source with all includes inlined. */
  source: nonEmptyText(INK_LIMITS.sourceMax),
  compiled: nonEmptyText(INK_LIMITS.compiledMax),
  walk: InkWalk,
})
export type InkProgram = DeepReadonly<z.infer<typeof InkProgram>>

/** Current content of an Ink story, and the state to continue from. */
export const InkScene = z.object({
  place: nodeName,
  text: text(INK_LIMITS.textMax),
  choices: z.array(text(STORY_LIMITS.choiceMax)).check(z.maxLength(INK_LIMITS.choices)),
  /** From the tag `# title:`. */
  title: z.optional(text(STORY_LIMITS.titleMax)),
  /** Plate name from the tag `# image:`. */
  plate: z.optional(text(INK_LIMITS.tagMax)),
  saved: text(INK_LIMITS.savedMax),
})
export type InkScene = DeepReadonly<z.infer<typeof InkScene>>
