import { plainCall } from '../program/plainCall.ts'
import { readTokens, type Token, type Tokens } from '../program/tokens.ts'
import { COMPARISONS, type Expression, type Operator } from '../program/expression.ts'

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([$_]?[\p{L}_][\p{L}\p{N}_.]*)|(===|!==|==|!=|<=|>=|&&|\|\||[<>!+\-*/%(),?:]))/uy

const TOKENS: Tokens = { pattern: TOKEN, kinds: ['number', 'string', 'string', 'word', 'sign'] }

/** The words and signs that the formats use for one thing. */
const SAME: Readonly<Record<string, Operator>> = {
  or: 'or',
  '||': 'or',
  and: 'and',
  '&&': 'and',
  is: 'is',
  eq: 'alike',
  '==': 'alike',
  '===': 'is',
  isnot: 'is not',
  neq: 'not alike',
  ne: 'not alike',
  '!=': 'not alike',
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
type Levels = readonly (readonly Operator[])[]

const TIGHTER: Levels = [[...COMPARISONS], ['+', '-'], ['*', '/', '%']]
const LEVELS: Levels = [['or'], ['and'], ...TIGHTER]
/** To Harlowe "and" is no tighter than "or": what stands without brackets is read from left to right. */
export const HARLOWE_LEVELS: Levels = [['or', 'and'], ...TIGHTER]
/** Deeper than any author nests; deeper input would exhaust the stack. */
const DEEPEST = 100

/** Where a reading stands among its tokens, and how many brackets and signs deep. */
interface Reading {
  tokens: readonly Token[]
  at: number
  depth: number
  /** What binds most loosely comes first. */
  levels: Levels
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
  if (level === reading.levels.length) return readOne(reading)
  let left = readLevel(reading, level + 1)
  for (let found = operatorHere(reading); left && found; found = operatorHere(reading)) {
    const [operator, length] = found
    if (!reading.levels[level]?.includes(operator)) break
    reading.at += length
    const right = readLevel(reading, level + 1)
    left = right && { kind: 'pair', operator, left, right }
  }
  return left
}

/** `condition ? one : other`, or what stands without a question. */
function readChosen(reading: Reading): Expression | null {
  reading.depth += 1
  const when = reading.depth > DEEPEST ? null : readLevel(reading, 0)
  const isAsked = when && reading.tokens[reading.at]?.text === '?'
  const chosen = isAsked ? readCases(reading, when) : when
  reading.depth -= 1
  return chosen
}

function readCases(reading: Reading, when: Expression): Expression | null {
  reading.at += 1
  const one = readChosen(reading)
  const isParted = reading.tokens[reading.at]?.text === ':'
  reading.at += 1
  const other = one && isParted ? readChosen(reading) : null
  if (!one || !other) return null
  const cases = [
    { when, value: one },
    { when: { kind: 'value', value: true } as const, value: other },
  ]
  return { kind: 'cases', cases }
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
    const inner = readChosen(reading)
    const closing = reading.tokens[reading.at]?.text
    reading.at += 1
    return closing === ')' ? inner : null
  }
  if (token.kind === 'sign') return null
  if (token.text === 'true' || token.text === 'false') {
    return { kind: 'value', value: token.text === 'true' }
  }
  if (Object.hasOwn(SAME, token.text)) return null
  if (reading.tokens[reading.at]?.text === '(') return readCall(reading, token.text)
  return { kind: 'variable', name: token.text }
}

/** A call of what can be said by comparisons alone; null for any other. */
function readCall(reading: Reading, name: string): Expression | null {
  const args: Expression[] = []
  if (reading.tokens[reading.at + 1]?.text === ')') {
    reading.at += 2
    return plainCall(name, args)
  }
  do {
    reading.at += 1
    const arg = readChosen(reading)
    if (!arg) return null
    args.push(arg)
  } while (reading.tokens[reading.at]?.text === ',')
  const isClosed = reading.tokens[reading.at]?.text === ')'
  reading.at += 1
  return isClosed ? plainCall(name, args) : null
}

/**
 * Reads a condition or a value; null where it holds more than literals, variables and their joining:
 * calls, lists and the like.
 */
export function readExpression(source: string, levels = LEVELS): Expression | null {
  const tokens = readTokens(source, TOKENS)
  if (!tokens || tokens.length === 0) return null
  const reading: Reading = { tokens, at: 0, depth: 0, levels }
  const read = readChosen(reading)
  return read && reading.at === tokens.length ? read : null
}

const wrapped = (kind: 'not' | 'minus', of: Expression | null): Expression | null =>
  of && { kind, of }
