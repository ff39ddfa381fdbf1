import type { Expression } from './expression.ts'
import type { SetPart } from './program.ts'

/** Visits of a block are counted under this name. */
export const visitsOf = (block: string) => `seen ${block}`

/** One visit more; as many are counted as some condition asks for. */
export function countVisit(block: string, line: number): SetPart {
  const variable = visitsOf(block)
  const value: Expression = {
    kind: 'pair',
    operator: '+',
    left: { kind: 'variable', name: variable },
    right: { kind: 'value', value: 1 },
  }
  return { kind: 'set', variable, value, line }
}
