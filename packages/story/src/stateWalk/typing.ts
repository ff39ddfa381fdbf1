import { withoutJoiners } from '../conditions/withoutJoiners.ts'
import type { Expression } from '../conditions/expression.ts'
import type { StoryStructure } from '../schema/structure.ts'
import type { TypedVariable } from '../schema/variables.ts'
import type { Wiring } from '../structure/wiring.ts'
import { normalizeTypedText, getOwn } from '../world/world.ts'
import type { Readings } from './readings.ts'
import type { Statement } from './statements.ts'

export type ComparedWords = ReadonlyMap<string, ReadonlySet<string>>

export function comparedWords({ at }: Pick<Readings, 'at'>): ComparedWords {
  const words = new Map<string, Set<string>>()
  const look = (expression: Expression): void => {
    if (expression.kind === 'not') return look(expression.of)
    if (expression.kind !== 'binary') return
    const { left, right } = expression
    for (const [side, other] of [
      [left, right],
      [right, left],
    ] as const) {
      look(side)
      if (side.kind !== 'name' || other.kind !== 'literal') continue
      const asked = withoutJoiners(String(other.value))
      words.set(side.name, (words.get(side.name) ?? new Set()).add(asked))
    }
  }
  at.flat().forEach(look)
  return words
}

/** Returns each word that conditions compare with, and one other word. */
export function typedValues(words: ReadonlySet<string> = new Set()): readonly string[] {
  let sign = 'a'.codePointAt(0) ?? 0
  while (words.has(String.fromCodePoint(sign))) sign += 1
  return [String.fromCodePoint(sign), ...words]
}

/** Returns moves that type each relevant word before a choice. */
export function typingOf(
  { state = {} }: StoryStructure,
  { names, nodes, isEnding }: Wiring,
  words: ComparedWords,
): Statement[][] {
  return nodes.map(({ asks = [] }, place) =>
    asks.flatMap(({ variable, label }, index) => {
      const known = getOwn(state, variable)
      if (isEnding[place] || !words.has(variable) || !isTyped(known)) return []
      // Blank input does not change the value.
      const values = typedValues(words.get(variable)).filter(
        (value) => normalizeTypedText(known, value) !== '',
      )
      return values.map((value): Statement => ({
        written: { of: 'asks', node: names[place] ?? '', index },
        words: `${label} ${value}`,
        guard: null,
        sets: { [variable]: value },
        once: false,
        to: -1,
      }))
    }),
  )
}

const isTyped = (variable: object | undefined): variable is TypedVariable =>
  variable !== undefined && 'typed' in variable
