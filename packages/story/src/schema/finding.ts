import * as z from 'zod/mini'

import type { FindingCode } from '../finding.ts'
import { FINDING_FIELDS, FINDING_SEVERITIES } from '../vocabulary/vocabulary.ts'
import type { DeepReadonly } from './fields/deepReadonly.ts'

/** One step of a way through a story. */
export const WayStep = z.object({
  /** Name of the node where it is taken. */
  node: z.string(),
  /** Index of the choice; null for a step by an answer, or by looking closer. */
  choice: z.nullable(z.int()),
  /** What is chosen or said; blank for looking closer. */
  text: z.string(),
  /** The choice fails here; absent where it cannot, or does not. */
  fails: z.optional(z.boolean()),
})
export type WayStep = DeepReadonly<z.infer<typeof WayStep>>

/** One thing that the automatic review says of a story. */
export const ReviewFinding = z.object({
  /** Kind of finding; new ones may come. */
  code: z.string(),
  /**
   * `error`: it can't be published so. `hint`: worth a look, stands in nobody's way. `person`: only
   * a person can judge it, so publishing waits for one.
   */
  severity: z.enum(FINDING_SEVERITIES),
  /** Name of the node; null where the story as a whole is meant. */
  node: z.nullable(z.string()),
  /** Index of the choice, where one is meant. */
  choice: z.optional(z.int()),
  /** The field of the form, if the finding is outside the structure. */
  field: z.optional(z.enum(FINDING_FIELDS)),
  /** The command of the story, where its price is meant. */
  command: z.optional(z.string()),
  /** Where it stands in the structure, where a part of the second form is meant. */
  path: z.optional(z.readonly(z.array(z.union([z.string(), z.int()])))),
  /** In that part, in characters from 1. */
  column: z.optional(z.int()),
  /** What is wrong, a plain sentence. */
  message: z.string(),
  /** What to do about it, a plain sentence. */
  remedy: z.string(),
  /** A way from the start that leads there, where the way is what is wrong. */
  way: z.optional(z.readonly(z.array(WayStep))),
})
export type ReviewFinding = z.infer<typeof ReviewFinding>
/** The same from a review that is of this version. */
export type Finding = DeepReadonly<ReviewFinding> & { code: FindingCode }
