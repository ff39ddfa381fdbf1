import type { MessageValues } from '../messages/fillMessage.ts'
import { languageMessage, type LanguageFaultName } from '../messages/languageMessages.ts'
import type { StateValue } from '../schema/variables.ts'

export const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>'] as const
export type Operator = 'and' | 'or' | '+' | '-' | (typeof COMPARISONS)[number]

/** `column` is the 1-based position in characters. */
export type Expression = { column: number } & (
  | { kind: 'literal'; value: StateValue }
  | { kind: 'name'; name: string }
  | { kind: 'not'; of: Expression }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
)

export interface LanguageFault {
  column: number
  code: LanguageFaultName
  values?: MessageValues
  message: string
}

export const languageFault = (
  column: number,
  code: LanguageFaultName,
  values?: MessageValues,
): LanguageFault => ({
  column,
  code,
  ...(values === undefined ? {} : { values }),
  message: languageMessage(code, values),
})

export const isFault = (read: object): read is LanguageFault => 'message' in read

/** Operator precedence. Comparisons cannot be chained without brackets. */
export const BINDING: Readonly<Record<Operator | 'not', number>> = {
  or: 1,
  and: 2,
  not: 3,
  '==': 4,
  '!=': 4,
  '<=': 4,
  '>=': 4,
  '<': 4,
  '>': 4,
  '+': 5,
  '-': 5,
}
