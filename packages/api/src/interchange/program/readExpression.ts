import type { Expression, Operator } from './expression.ts'

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([$_]?[\p{L}_][\p{L}\p{N}_.]*)|(===|!==|==|!=|<=|>=|&&|\|\||[<>!+\-*/%()]))/uy

interface Token {
  kind: 'number' | 'string' | 'word' | 'sign'
  text: string
}

/** The words and signs that the formats use for one thing. */
const SAME: Readonly<Record<string, Operator>> = {
  or: 'or',
  '||': 'or',
  and: 'and',
  '&&': 'and',
  is: 'is',
  eq: 'is',
  '==': 'is',
  '===': 'is',
  isnot: 'is not',
  neq: 'is not',
  ne: 'is not',
  '!=': 'is not',
  '!==': 'is not',
  lt: '<',
  '<': '<',
  lte: '<=',
  '<=': '<=',
  gt: '>',
  '>': '>',
  gte: '>=',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
}
const LEVELS: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  ['is', 'is not', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]
/** Deeper than any author nests; deeper input would exhaust the stack. */
const DEEPEST = 100

function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = []
  const text = source.trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) return null
    const [, number, double, single, word, sign] = match
    const string = double ?? single
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (string !== undefined) {
      tokens.push({ kind: 'string', text: string.replace(/\\(.)/gu, '$1') })
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}

/** Where a reading stands among its tokens, and how many brackets and signs deep. */
interface Reading {
  tokens: readonly Token[]
  at: number
  depth: number
}

/** The operator that comes next, with the number of its tokens. */
function operatorHere({ tokens, at }: Reading): [Operator, number] | null {
  const token = tokens[at]
  if (!token || token.kind === 'number' || token.kind === 'string') return null
  const operator = Object.hasOwn(SAME, token.text) ? SAME[token.text] : undefined
  if (operator === 'is' && tokens[at + 1]?.text === 'not') return ['is not', 2]
  return operator ? [operator, 1] : null
}

function readLevel(reading: Reading, level: number): Expression | null {
  if (level === LEVELS.length) return readOne(reading)
  let left = readLevel(reading, level + 1)
  for (let found = operatorHere(reading); left && found; found = operatorHere(reading)) {
    const [operator, length] = found
    if (!LEVELS[level]?.includes(operator)) break
    reading.at += length
    const right = readLevel(reading, level + 1)
    left = right && { kind: 'pair', operator, left, right }
  }
  return left
}

function readOne(reading: Reading): Expression | null {
  reading.depth += 1
  const read = reading.depth > DEEPEST ? null : readPrimary(reading)
  reading.depth -= 1
  return read
}

function readPrimary(reading: Reading): Expression | null {
  const token = reading.tokens[reading.at]
  reading.at += 1
  if (!token) return null
  if (token.kind === 'number') return { kind: 'value', value: Number(token.text) }
  if (token.kind === 'string') return { kind: 'value', value: token.text }
  if (token.text === 'not' || token.text === '!') return wrapped('not', readOne(reading))
  if (token.text === '-') return wrapped('minus', readOne(reading))
  if (token.text === '(') {
    const inner = readLevel(reading, 0)
    const closing = reading.tokens[reading.at]?.text
    reading.at += 1
    return closing === ')' ? inner : null
  }
  if (token.kind === 'sign') return null
  if (token.text === 'true' || token.text === 'false') {
    return { kind: 'value', value: token.text === 'true' }
  }
  return Object.hasOwn(SAME, token.text) ? null : { kind: 'variable', name: token.text }
}

/**
 * Reads a condition or a value; null where it holds more than literals, variables and their joining:
 * calls, lists and the like.
 */
export function readExpression(source: string): Expression | null {
  const tokens = tokensOf(source)
  if (!tokens || tokens.length === 0) return null
  const reading: Reading = { tokens, at: 0, depth: 0 }
  const read = readLevel(reading, 0)
  return read && reading.at === tokens.length ? read : null
}

const wrapped = (kind: 'not' | 'minus', of: Expression | null): Expression | null =>
  of && { kind, of }
