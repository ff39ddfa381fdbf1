import * as z from 'zod/mini'

import type { FindingCode } from '../finding.ts'
import { FINDING_FIELDS, FINDING_SEVERITIES } from '../vocabulary/vocabulary.ts'
import type { DeepReadonly } from './fields/deepReadonly.ts'

export const PathStep = z.object({
  node: z.string(),
  /** Index of the choice. Null for answers and closer looks. */
  choice: z.nullable(z.int()),
  /** Text of the choice or answer. Blank for a closer look. */
  text: z.string(),
  /** True if the skill check fails at this step. */
  fails: z.optional(z.boolean()),
})
export type PathStep = DeepReadonly<z.infer<typeof PathStep>>

export const ReviewFinding = z.object({
  /** Clients must accept unknown codes. */
  code: z.string(),
  /** `error` prevents publishing, `hint` does not, and `person` requires an editor's decision. */
  severity: z.enum(FINDING_SEVERITIES),
  node: z.nullable(z.string()),
  choice: z.optional(z.int()),
  /** Form field of a finding outside the structure. */
  field: z.optional(z.enum(FINDING_FIELDS)),
  command: z.optional(z.string()),
  /** Path in the structure, for parts other than nodes and choices. */
  path: z.optional(z.readonly(z.array(z.union([z.string(), z.int()])))),
  /** 1-based column in the part at `path`. */
  column: z.optional(z.int()),
  message: z.string(),
  remedy: z.string(),
  /** A path from the start that shows the problem. */
  way: z.optional(z.readonly(z.array(PathStep))),
})
export type ReviewFinding = z.infer<typeof ReviewFinding>
/** A finding with a code that this version knows. */
export type Finding = DeepReadonly<ReviewFinding> & { code: FindingCode }
