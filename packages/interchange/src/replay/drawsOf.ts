import { drawnFrom, drawnPlace } from '@kathasagar/story'
import { codeOf } from '../program/choiceCases.ts'
import { drawText } from '../program/drawText.ts'
import type { Program } from '../program/program.ts'
import type { DrawValue } from '../program/teller.ts'
import { stateOf, typesOf, type Types } from '../program/typesOf.ts'

/**
 * Chance of the original, a row of it for each seed: it falls as it falls in the import, so that both
 * can be walked together. What the import does not draw is not known.
 */
export function drawsOf(program: Program): (seed: number) => DrawValue {
  let known: { types: Types; state: ReturnType<typeof stateOf> } | null = null
  // Most stories draw nothing.
  const tables = () => {
    const types = known?.types ?? typesOf(program)
    known ??= { types, state: stateOf(types) }
    return known
  }
  return (seed) => {
    const drawn = new Map<string, number>()
    return (variable, values) => {
      const { types, state } = tables()
      const type = types.get(variable)
      if (type?.kind === 'constant') return values[0]
      const text = type ? drawText(type, values) : null
      if (!type || !('id' in type) || text === null) return undefined
      const declared = state[type.id]
      const from = (declared && drawnFrom(declared, text)) ?? []
      const times = drawn.get(variable) ?? 0
      drawn.set(variable, times + 1)
      const fallen = from[drawnPlace(seed, type.id, times, from.length)]
      return values.find((value) => codeOf(type, value) === fallen)
    }
  }
}
