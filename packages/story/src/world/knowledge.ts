import type { Declared } from '../conditions/checkCondition.ts'
import type { StateValue } from '../schema/variables.ts'
import { getOwn } from './world.ts'

/** Returns the flags that later sessions of the same player start with. */
export const knowledgeFlags = (declared: Declared): string[] =>
  Object.entries(declared).flatMap(([name, variable]) =>
    'flag' in variable && variable.known === true ? [name] : [],
  )

export const setKnowledgeFlags = (
  declared: Declared,
  values: Readonly<Record<string, StateValue>>,
): string[] => knowledgeFlags(declared).filter((name) => getOwn(values, name) === true)
