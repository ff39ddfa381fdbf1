import type { SyntaxIssueName } from '../messages/languageMessages.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import {
  BINDING,
  type Expression,
  isSyntaxIssue,
  syntaxIssue,
  type SyntaxIssue,
  type Operator,
  COMPARISONS,
} from './expression.ts'

type Lexeme =
  | { kind: 'number'; value: number }
  | { kind: 'string'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: Operator | '(' | ')' }

type Token = { column: number } & Lexeme

const BLANK = /\s+/uy
const DIGITS = /\d+/uy
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy
const STRING = /(["'])((?:\\.|(?!\1)[^\\])*)\1/suy
const MAX_DIGITS = 6

const SIGNS = [...COMPARISONS, '+', '-', '(', ')'] as const

/** Operators of other languages, and the error messages that suggest the correct ones. */
const STRANGERS: readonly (readonly [string, SyntaxIssueName])[] = [
  ['&&', 'writeAnd'],
  ['||', 'writeOr'],
  ['!', 'writeNot'],
  ['=', 'writeEquals'],
  ['"', 'quoteMissing'],
  ["'", 'quoteMissing'],
]

const charactersIn = (text: string) => [...text].length

const match = (pattern: RegExp, source: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function lexemeAt(
  source: string,
  at: number,
): { length: number; lexeme: Lexeme } | SyntaxIssueName {
  const [word] = match(WORD, source, at) ?? []
  if (word !== undefined) {
    const isOperator = word === 'and' || word === 'or'
    const lexeme: Lexeme = isOperator ? { kind: 'sign', sign: word } : { kind: 'name', name: word }
    return { length: word.length, lexeme }
  }
  const [digits] = match(DIGITS, source, at) ?? []
  if (digits !== undefined) {
    if (digits.length > MAX_DIGITS) return 'numberTooLarge'
    return { length: digits.length, lexeme: { kind: 'number', value: Number(digits) } }
  }
  const quoted = match(STRING, source, at)
  if (quoted) {
    const value = (quoted[2] ?? '').replace(/\\(.)/gsu, '$1')
    return { length: quoted[0].length, lexeme: { kind: 'string', value } }
  }
  const sign = SIGNS.find((one) => source.startsWith(one, at))
  if (sign !== undefined) return { length: sign.length, lexeme: { kind: 'sign', sign } }
  const stranger = STRANGERS.find(([one]) => source.startsWith(one, at))
  return stranger?.[1] ?? 'strangeSign'
}

function tokensOf(source: string): Token[] | SyntaxIssue {
  const tokens: Token[] = []
  let at = 0
  let column = 1
  const step = (length: number) => {
    column += charactersIn(source.slice(at, at + length))
    at += length
  }
  while (at < source.length) {
    step(match(BLANK, source, at)?.[0].length ?? 0)
    if (at >= source.length) break
    const found = lexemeAt(source, at)
    if (typeof found === 'string') return syntaxIssue(column, found)
    tokens.push({ ...found.lexeme, column })
    step(found.length)
  }
  return tokens
}

interface Reading {
  tokens: readonly Token[]
  next: number
  end: number
  /** Current depth of brackets and negations. */
  depth: number
}

type Read = Expression | SyntaxIssue

/** Parses a condition. Returns a fault if it is invalid; never throws. */
export function parseCondition(source: string): Read {
  const end = [...source].length + 1
  if (end - 1 > STORY_LIMITS.conditionMax) {
    const most = STORY_LIMITS.conditionMax
    return syntaxIssue(most + 1, 'tooLong', { most })
  }
  const tokens = tokensOf(source)
  if (isSyntaxIssue(tokens)) return tokens
  const reading: Reading = { tokens, next: 0, end, depth: 0 }
  const whole = readBinary(reading, 0)
  if (isSyntaxIssue(whole)) return whole
  const rest = reading.tokens[reading.next]
  if (rest === undefined) return whole
  return syntaxIssue(rest.column, leftOver(rest))
}

const leftOver = (token: Token): SyntaxIssueName => {
  if (token.kind !== 'sign' || token.sign === '(') return 'operatorMissing'
  return token.sign === ')' ? 'neverOpened' : 'compareInBrackets'
}

const columnAt = ({ tokens, next, end }: Reading) => tokens[next]?.column ?? end

function operatorAt({ tokens, next }: Reading): Operator | null {
  const token = tokens[next]
  if (token?.kind !== 'sign' || token.sign === '(' || token.sign === ')') return null
  return token.sign
}

/** Parses left-associative operators with higher precedence than `above`. */
function readBinary(reading: Reading, above: number): Read {
  let left = readOperand(reading, above)
  let most = Infinity
  while (!isSyntaxIssue(left)) {
    const operator = operatorAt(reading)
    const binding = operator === null ? 0 : BINDING[operator]
    if (operator === null || binding <= above || binding > most) return left
    reading.next += 1
    const right = readBinary(reading, binding)
    if (isSyntaxIssue(right)) return right
    left = { kind: 'binary', operator, left, right, column: left.column }
    most = binding === BINDING['=='] ? binding - 1 : binding
  }
  return left
}

function readOperand(reading: Reading, above: number): Read {
  const token = reading.tokens[reading.next]
  if (token === undefined) return syntaxIssue(reading.end, 'valueMissing')
  const { column } = token
  reading.next += 1
  if (token.kind === 'number' || token.kind === 'string') {
    return { kind: 'literal', value: token.value, column }
  }
  if (token.kind === 'name') {
    if (token.name === 'not') return readDenied(reading, column, above)
    if (token.name === 'true' || token.name === 'false') {
      return { kind: 'literal', value: token.name === 'true', column }
    }
    return { kind: 'name', name: token.name, column }
  }
  if (token.sign === '(') return readBrackets(reading, column)
  return token.sign === '-' ? readNegative(reading, column) : syntaxIssue(column, 'valueMissing')
}

function readDenied(reading: Reading, column: number, above: number): Read {
  if (above > BINDING.not) return syntaxIssue(column, 'notInBrackets')
  reading.depth += 1
  if (reading.depth > STORY_LIMITS.nesting) return syntaxIssue(column, 'tooDeep')
  const of = readBinary(reading, BINDING.and + 0.5)
  reading.depth -= 1
  return isSyntaxIssue(of) ? of : { kind: 'not', of, column }
}

function readBrackets(reading: Reading, column: number): Read {
  reading.depth += 1
  if (reading.depth > STORY_LIMITS.nesting) return syntaxIssue(column, 'tooDeep')
  const inner = readBinary(reading, 0)
  if (isSyntaxIssue(inner)) return inner
  const closing = reading.tokens[reading.next]
  if (closing?.kind !== 'sign' || closing.sign !== ')') {
    return syntaxIssue(columnAt(reading), 'closingMissing')
  }
  reading.next += 1
  reading.depth -= 1
  // A name in brackets retains its own column, because renaming replaces it there.
  return inner.kind === 'name' ? inner : { ...inner, column }
}

function readNegative(reading: Reading, column: number): Read {
  const token = reading.tokens[reading.next]
  if (token?.kind !== 'number') {
    return syntaxIssue(columnAt(reading), 'numberAfterMinus')
  }
  reading.next += 1
  return { kind: 'literal', value: 0 - token.value, column }
}
