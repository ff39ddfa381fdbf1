import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count, filledText, text } from './fields/fields.ts'
import { INK_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const nodeName = text(STORY_LIMITS.nodeNameMax)

/** What walking a program at random has met; nothing is proven beyond these ways. */
export const InkWalk = z.object({
  /** Ways that were walked. */
  ways: count,
  /** Those that came to an ending. */
  ended: count,
  /** Those that were still going on when they were broken off. */
  unfinished: count,
  /** Ways that came to where the flow runs out without `-> END`, which ends them too. */
  loose: count,
  /** Most choices that a way took. */
  longest: count,
  /** What the program failed of, each said once. */
  faults: z
    .array(z.object({ message: text(INK_LIMITS.faultMax), node: nodeName }))
    .check(z.maxLength(INK_LIMITS.faults)),
})
export type InkWalk = DeepReadonly<z.infer<typeof InkWalk>>
export type InkWalkFault = InkWalk['faults'][number]

/**
 * A story that runs as ink: its scenes come from this program, and `nodes` holds what walks of it have
 * met, for whoever counts and reviews. Publishing compiles the source anew and refuses another program.
 */
export const InkProgram = z.object({
  /** All of the source, what it includes put in its place. */
  source: filledText(INK_LIMITS.sourceMax),
  /** The program that the source compiles to, as JSON of ink's own engine. */
  compiled: filledText(INK_LIMITS.compiledMax),
  walk: InkWalk,
})
export type InkProgram = DeepReadonly<z.infer<typeof InkProgram>>

/** Where a program has come to, with all that it needs to go on. */
export const InkScene = z.object({
  /** Name of the node that it stands as. */
  place: nodeName,
  text: text(INK_LIMITS.textMax),
  choices: z.array(text(STORY_LIMITS.choiceMax)).check(z.maxLength(INK_LIMITS.choices)),
  /** Of its tag `# title:`. */
  title: z.optional(text(STORY_LIMITS.titleMax)),
  /** Of its tag `# image:`, a name among the plates. */
  plate: z.optional(text(INK_LIMITS.tagMax)),
  /** The state as ink's own engine saves it. */
  saved: text(INK_LIMITS.savedMax),
})
export type InkScene = DeepReadonly<z.infer<typeof InkScene>>
