import type { Expression } from './expression.ts'
import { and, isBoolean, isSame, isValue, NEVER, not, or } from './reduce.ts'
import type { Types } from './typesOf.ts'

/** An expression over flags as one condition, `a || b` as "a or b"; null where it is more than true or false. */
export function answerOf(expression: Expression, types: Types): Expression | null {
  if (expression.kind === 'value') return typeof expression.value === 'boolean' ? expression : null
  if (expression.kind === 'variable')
    return types.get(expression.name)?.kind === 'flag' ? expression : null
  if (expression.kind !== 'cases') return isBoolean(expression) ? expression : null
  return expression.cases.reduceRight<Expression | null>((rest, { when, value }) => {
    const answer = answerOf(value, types)
    if (!answer || !rest) return null
    if (isValue(when)) return when.value ? answer : rest
    const so = isSame(when, answer) ? when : and(when, answer)
    return or(so, isSame(when, rest) ? NEVER : isSame(when, answer) ? rest : and(not(when), rest))
  }, NEVER)
}
