import type { Choice } from '../schema/structure.ts'

/** Names of the nodes that a choice may lead to: where it succeeds, then where it fails. */
export const targetsOfChoice = ({ target, check }: Pick<Choice, 'target' | 'check'>): string[] =>
  check ? [target, check.fails.target] : [target]
