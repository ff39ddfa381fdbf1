import type { Expression, Operator } from '../program/expression.ts'
import type { InkNode } from './inkNode.ts'

const OPERATORS: Readonly<Record<string, Operator>> = {
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '==': 'is',
  '!=': 'is not',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
  mod: '%',
}

/** What a name in an expression stands for; null where it is nothing that can be followed. */
export interface NameOf {
  (path: readonly string[], from: InkNode): string | null
  /** Variables that may hold a fraction; whole numbers are divided without one. */
  floats: ReadonlySet<string>
  /** What a call comes to; null where that cannot be told. */
  call: (node: InkNode) => Expression | null
}

/** An expression of ink in our words; null where it calls functions, or uses lists and the like. */
export function readInkExpression(node: InkNode, nameOf: NameOf): Expression | null {
  const read = (inner: InkNode | null | undefined) =>
    inner ? readInkExpression(inner, nameOf) : null
  if (node.typeName === 'Number') return { kind: 'value', value: node.value ?? 0 }
  if (node.typeName === 'String') {
    const [only, ...others] = node.content
    const isPlain = others.length === 0 && (!only || only.typeName === 'Text')
    return isPlain ? { kind: 'value', value: only?.text ?? '' } : null
  }
  if (node.typeName === 'MultipleConditionExpression') {
    return (node.subExpressions ?? node.content)
      .map(read)
      .reduce<Expression | null>(
        (left, right) => left && right && { kind: 'pair', operator: 'and', left, right },
        { kind: 'value', value: true },
      )
  }
  if (node.typeName === 'FunctionCall') return nameOf.call(node)
  if (node.path !== undefined) {
    const name = nameOf(node.path, node)
    return name === null ? null : { kind: 'variable', name }
  }
  if (node.opName !== undefined) {
    const operator = Object.hasOwn(OPERATORS, node.opName) ? OPERATORS[node.opName] : undefined
    const left = read(node.leftExpression)
    const right = read(node.rightExpression)
    if (!operator || !left || !right) return null
    const isWhole = operator === '/' && !isFraction(node, nameOf.floats)
    return { kind: 'pair', operator: isWhole ? 'div' : operator, left, right }
  }
  if (node.op !== undefined) {
    const of = read(node.innerExpression)
    return of && { kind: node.op === '-' ? 'minus' : 'not', of }
  }
  return null
}

/** Whether an expression may come to a fraction: a part of it is one, or a variable that may hold one. */
export function isFraction(node: InkNode, floats: ReadonlySet<string>): boolean {
  if (node.typeName === 'Number') return node.subtype === 'float'
  if (node.typeName === 'FunctionCall') return node.name === 'FLOAT'
  if (node.path !== undefined) return floats.has(node.path.join('.'))
  const parts = [node.leftExpression, node.rightExpression, node.innerExpression]
  return parts.some((part) => part !== undefined && isFraction(part, floats))
}
