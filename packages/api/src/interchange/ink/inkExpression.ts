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
export type NameOf = (path: readonly string[], from: InkNode) => string | null

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
  if (node.path !== undefined) {
    const name = nameOf(node.path, node)
    return name === null ? null : { kind: 'variable', name }
  }
  if (node.opName !== undefined) {
    const operator = Object.hasOwn(OPERATORS, node.opName) ? OPERATORS[node.opName] : undefined
    const left = read(node.leftExpression)
    const right = read(node.rightExpression)
    return operator && left && right ? { kind: 'pair', operator, left, right } : null
  }
  if (node.op !== undefined) {
    const of = read(node.innerExpression)
    return of && { kind: node.op === '-' ? 'minus' : 'not', of }
  }
  return null
}
