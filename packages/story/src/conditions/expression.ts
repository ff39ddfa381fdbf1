import type { MessageValues } from '../messages/fillMessage.ts'
import { languageMessage, type SyntaxIssueName } from '../messages/languageMessages.ts'
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

export interface SyntaxIssue {
  column: number
  code: SyntaxIssueName
  values?: MessageValues
  message: string
}

export const syntaxIssue = (
  column: number,
  code: SyntaxIssueName,
  values?: MessageValues,
): SyntaxIssue => ({
  column,
  code,
  ...(values === undefined ? {} : { values }),
  message: languageMessage(code, values),
})

export const isSyntaxIssue = (read: object): read is SyntaxIssue => 'message' in read

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
