import type { Choice } from '../schema/structure.ts'

export const targetsOfChoice = ({ target, check }: Pick<Choice, 'target' | 'check'>): string[] =>
  check ? [target, check.fails.target] : [target]
