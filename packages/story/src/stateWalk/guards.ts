import { isSyntaxIssue, type Expression } from '../conditions/expression.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { parseVariedText } from '../variedText/parseVariedText.ts'
import type { VariedText } from '../variedText/variedText.ts'

/** A parsed condition. Null if it is always true, `never` if it is invalid. */
export type Guard = Expression | null | 'never'

export function guardOf(condition: string | undefined): Guard {
  if (condition === undefined || condition.trim() === '') return null
  const read = parseCondition(condition)
  return isSyntaxIssue(read) ? 'never' : read
}

export function variedOf(source: string): VariedText | null {
  if (!/[{\\]/u.test(source)) return null
  const read = parseVariedText(source)
  return isSyntaxIssue(read) ? null : read
}

export const conditionsIn = (text: VariedText | null): Expression[] =>
  (text ?? []).flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.kind === 'value') return []
    if (piece.kind !== 'if') return piece.parts.flatMap(conditionsIn)
    return [piece.condition, ...conditionsIn(piece.so), ...conditionsIn(piece.otherwise)]
  })

export const shownIn = (text: VariedText | null): string[] =>
  (text ?? []).flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.kind === 'value') return namesIn(piece.of)
    if (piece.kind !== 'if') return piece.parts.flatMap(shownIn)
    return [...shownIn(piece.so), ...shownIn(piece.otherwise)]
  })

export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'literal':
      return []
    case 'name':
      return [expression.name]
    case 'not':
      return namesIn(expression.of)
    case 'binary':
      return [...namesIn(expression.left), ...namesIn(expression.right)]
  }
}
