export const FINDING_CODES = [
  'no_start',
  'missing_target',
  'unreachable_node',
  'no_ending',
  'ending_out_of_reach',
  'empty_text',
  'empty_choice',
  'choices_alike',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** One thing that the automatic review asks an author to mend. */
export interface Finding {
  code: FindingCode
  /** Name of the node; the start node's name where the story as a whole is meant. */
  node: string
  /** Index of the choice, where one is meant. */
  choice?: number
  /** What is wrong, a plain sentence. */
  message: string
  /** What to do about it, a plain sentence. */
  remedy: string
}
