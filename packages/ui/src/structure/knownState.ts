import type { DraftStructure } from '@kathasagar/api/contract'
import { carriedName, LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoryState, Variable } from './structureEdit.ts'

/** What conditions and effects can name, each as play has it. */
export type KnownState = Record<string, KnownVariable>
export type KnownVariable = Exclude<Variable, { health: true }>

/** Health as conditions know it; which number is its most stands under Gameplay. */
const asKnown = (variable: Variable): KnownVariable =>
  'health' in variable
    ? {
        number: [0, LIMITS.healthMax],
        ...(variable.label === undefined ? {} : { label: variable.label }),
      }
    : variable

/**
 * The state that conditions and effects of a story can name: what it declares, and what can be carried.
 * Nothing where there is none of it: then its texts do not vary.
 */
export function knownState({ state, things = {} }: DraftStructure): KnownState | undefined {
  const carried = Object.entries(things).filter(([, thing]) => thing.carried !== undefined)
  if (state === undefined && carried.length === 0) return undefined
  return Object.fromEntries([
    ...carried.map(([id, { name }]) => [carriedName(id), { flag: false, label: name }] as const),
    ...known(state ?? {}),
  ])
}

const known = (state: StoryState) =>
  Object.entries(state).map(([name, variable]) => [name, asKnown(variable)] as const)
