import type { Declared } from '../conditions/checkCondition.ts'
import type { StateValue } from '../schema/variables.ts'
import { own } from './world.ts'

/** Names of the flags that a later play of the same player begins with, once one has ended with them. */
export const knowable = (declared: Declared): string[] =>
  Object.entries(declared).flatMap(([name, variable]) =>
    'flag' in variable && variable.known === true ? [name] : [],
  )

/** Which of them hold in the values that a play has come to. */
export const knownIn = (
  declared: Declared,
  values: Readonly<Record<string, StateValue>>,
): string[] => knowable(declared).filter((name) => own(values, name) === true)
