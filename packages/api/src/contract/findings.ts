import * as z from 'zod/mini'

/** One thing that the automatic review says of a story. Shapes agree with the rules' `Finding`. */
export const ReviewFinding = z.object({
  /** Kind of finding; new ones may come. */
  code: z.string(),
  /**
   * `error`: it can't be published so. `hint`: worth a look, stands in nobody's way. `person`: only
   * a person can judge it, so publishing waits for one.
   */
  severity: z.enum(['error', 'hint', 'person']),
  /** Name of the node; null where the story as a whole is meant. */
  node: z.nullable(z.string()),
  /** Index of the choice, where one is meant. */
  choice: z.optional(z.int()),
  /** The field of the form, where words outside the structure are meant. */
  field: z.optional(z.enum(['title', 'tagline', 'story_description', 'story_prompt'])),
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
})
export type ReviewFinding = z.infer<typeof ReviewFinding>
