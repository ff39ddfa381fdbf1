import type { DraftStructure } from '@kathasagar/story/schema'
import type { FactCondition } from '@kathasagar/story'
import {
  ANYONE,
  TESTABLE,
  NAME_FACT,
  carriedName,
  factName,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'

import type { StoryState, Variable } from './structureEdit.ts'

export type KnownState = Record<string, KnownVariable>
export type KnownVariable = Exclude<Variable, { health: true }> & { fact?: FactCondition }

const asKnown = (variable: Variable): KnownVariable =>
  'health' in variable
    ? {
        number: [0, STORY_LIMITS.healthMax],
        ...(variable.label === undefined ? {} : { label: variable.label }),
      }
    : variable

/**
 * Returns the variables that conditions can use. Returns undefined if the story has no variables
 * and no carried things.
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

/** Returns all variables, including those for statements, promises and gifts by the player. */
export function askedState(structure: DraftStructure): KnownState | undefined {
  const state = knownState(structure)
  const { cast = {}, things = {} } = structure
  if (state === undefined) return undefined
  const ofOthers = TESTABLE.flatMap((kind) =>
    [...Object.keys(cast), ...(kind === 'gave' ? Object.keys(things) : []), ANYONE].map(
      (whom): [string, FactCondition] => [factName(kind, whom), { kind, whom }],
    ),
  )
  const facts: [string, FactCondition][] = [...ofOthers, [NAME_FACT, { kind: NAME_FACT }]]
  const fresh = facts
    .filter(([name]) => !Object.hasOwn(state, name))
    .map(([name, fact]): [string, KnownVariable] => [name, { flag: false, fact }])
  return { ...state, ...Object.fromEntries(fresh) }
}

export const kindOf = (variable: Variable): 'flag' | 'one_of' | 'number' | 'typed' | 'health' => {
  if ('flag' in variable) return 'flag'
  if ('health' in variable) return 'health'
  if ('typed' in variable) return 'typed'
  return 'number' in variable ? 'number' : 'one_of'
}
