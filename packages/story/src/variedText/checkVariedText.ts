import { checkExpression, checkShown, type Declared } from '../conditions/checkCondition.ts'
import { isSyntaxIssue, type SyntaxIssue } from '../conditions/expression.ts'
import { parseVariedText } from './parseVariedText.ts'
import type { VariedText } from './variedText.ts'

export function checkVariedText(source: string, declared: Declared): SyntaxIssue[] {
  const read = parseVariedText(source)
  return isSyntaxIssue(read) ? [read] : faultsOf(read, declared)
}

const faultsOf = (text: VariedText, declared: Declared): SyntaxIssue[] =>
  text.flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.kind === 'value') return checkShown(piece.of, declared)
    if (piece.kind !== 'if') return piece.parts.flatMap((part) => faultsOf(part, declared))
    const { condition, so, otherwise } = piece
    return [
      ...checkExpression(condition, declared),
      ...faultsOf(so, declared),
      ...faultsOf(otherwise, declared),
    ]
  })
