import { carriedName } from '../vocabulary/vocabulary.ts'
import type { Declared } from '../conditions/checkCondition.ts'
import { testedFacts } from './testedFacts.ts'
import { playRulesOf } from './playRules.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { Variable, WrittenVariable } from '../schema/variables.ts'

type Stated = Pick<StoryStructure, 'state' | 'things' | 'rules'> & Partial<StoryStructure>

export const carriableIn = ({ things = {} }: Pick<StoryStructure, 'things'>): string[] =>
  Object.keys(things).filter((id) => things[id]?.carried !== undefined)

/**
 * Returns the variables of a session: declared ones, health as a number, and flags for portable
 * things and tested facts. Null without variables, so that texts do not vary.
 */
export function declaredIn(structure: Stated): Declared | null {
  const { state, things = {} } = structure
  const ids = carriableIn(structure)
  if (state === undefined && ids.length === 0) return null
  const { health_max, inventory_slots } = playRulesOf(structure.rules ?? {})
  const had = ids.filter((id) => things[id]?.carried === true).slice(0, inventory_slots)
  return Object.fromEntries<Variable>([
    ...Object.entries(testedFacts(structure)),
    ...ids.map(
      (id) => [carriedName(id), { flag: had.includes(id), slots: inventory_slots }] as const,
    ),
    ...Object.entries(state ?? {}).map(
      ([name, variable]) => [name, playedAs(variable, health_max)] as const,
    ),
  ])
}

function playedAs(variable: WrittenVariable, most: number): Variable {
  if (!('health' in variable)) return variable
  const { start = most, label } = variable
  return { number: [0, most], start: Math.min(start, most), label }
}
