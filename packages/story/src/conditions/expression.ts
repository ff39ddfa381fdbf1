import type { MessageValues } from '../messages/filledMessage.ts'
import { languageMessage, type LanguageFaultName } from '../messages/languageMessages.ts'
import type { StateValue } from '../schema/variables.ts'

export const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>'] as const
export type Operator = 'and' | 'or' | '+' | '-' | (typeof COMPARISONS)[number]

/** What a condition says. `column` is where it begins, in characters from 1. */
export type Expression = { column: number } & (
  | { kind: 'literal'; value: StateValue }
  | { kind: 'name'; name: string }
  | { kind: 'not'; of: Expression }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
)

/** What is wrong with a condition or a varied text, and where: in characters from 1. */
export interface LanguageFault {
  column: number
  /** Names what is wrong, for those who say it in another language. */
  code: LanguageFaultName
  /** What stands in the sentence, by name; absent where nothing does. */
  values?: MessageValues
  /** A plain sentence. */
  message: string
}

/** A fault by its name, with its sentence. */
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

/** How tightly an operator binds; comparisons stand beside each other only in brackets. */
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
