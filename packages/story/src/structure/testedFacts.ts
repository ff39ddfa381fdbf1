import { ANYONE, TESTABLE, NAME_FACT, factName, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { FlagVariable } from '../schema/variables.ts'

const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:(?:${TESTABLE.join('|')})_[\\p{L}\\p{M}\\p{N}_]+|${NAME_FACT})(?![\\p{L}\\p{M}\\p{N}_])`,
  'gu',
)

/** Returns flags for the facts that conditions test. Ignores unknown names. */
export function testedFacts(structure: Partial<StoryStructure>): Record<string, FlagVariable> {
  const { cast = {}, things = {}, reactions, nodes, replies } = structure
  const asked = new Set(stringsIn([cast, reactions, nodes, replies]).join('\n').match(NAMED))
  if (asked.size === 0) return {}
  const known = new Map<string, FlagVariable>([
    [NAME_FACT, { flag: false, fact: { kind: NAME_FACT } }],
    ...TESTABLE.flatMap((kind) =>
      [...Object.keys(cast), ...(kind === 'gave' ? Object.keys(things) : []), ANYONE].map(
        (whom) => [factName(kind, whom), { flag: false, fact: { kind, whom } }] as const,
      ),
    ),
  ])
  const found = [...asked].flatMap((name) => {
    const variable = known.get(name)
    return variable ? [[name, variable] as const] : []
  })
  return Object.fromEntries(found.slice(0, STORY_LIMITS.facts))
}

function stringsIn(part: unknown, found: string[] = []): string[] {
  if (typeof part === 'string') found.push(part)
  else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) {
      found.push(name)
      stringsIn(value, found)
    }
  }
  return found
}
