import type { Expression, Operator } from '../../program/expression.ts'
import { readScriptText, type ScriptPiece } from './scriptText.ts'
import { readTokens, type Token, type Tokens } from '../../program/tokens.ts'

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|([a-z_]\w*)|(%\+|%-|!=|<=|>=|[=<>+\-*/&^#%(){}[\]]))/iuy

const OPERATORS: Readonly<Record<string, Operator>> = {
  and: 'and',
  or: 'or',
  '=': 'is',
  '!=': 'is not',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  modulo: '%',
  '%+': '%+',
  '%-': '%-',
}

/** What a name of the script stands for; null where it is nothing that can be followed. */
export type ScriptName = (name: string) => string | null

interface Reading {
  tokens: readonly Token[]
  at: number
  depth: number
  nameOf: ScriptName
}

/** Deeper than any author nests; deeper input would exhaust the stack. */
const DEEPEST = 100
const TOKENS: Tokens = { pattern: TOKEN, kinds: ['number', 'string', 'word', 'sign'], most: 500 }

/** Names and words are alike in capitals. */
const tokensOf = (source: string) =>
  readTokens(source, TOKENS)?.map((token) =>
    token.kind === 'word' ? { ...token, text: token.text.toLowerCase() } : token,
  )

/** An expression of ChoiceScript in our words; null where it holds what cannot be followed. */
export function readScriptExpression(source: string, nameOf: ScriptName): Expression | null {
  return readWhole({ tokens: tokensOf(source) ?? [], at: 0, depth: 0, nameOf })
}

function readWhole(reading: Reading, given: Expression | null = null): Expression | null {
  if (reading.tokens.length === 0) return null
  const read = readPairs(reading, given)
  return read && reading.at === reading.tokens.length ? read : null
}

const STEP = /^\s*(?:%[+-]|[+\-*/&^](?!\s*$))/u

/** What `*set` gives: a value, or a step from what the variable is. */
export function readScriptStep(
  source: string,
  variable: string,
  nameOf: ScriptName,
): Expression | null {
  if (!STEP.test(source)) return readScriptExpression(source, nameOf)
  const reading: Reading = { tokens: tokensOf(source) ?? [], at: 0, depth: 0, nameOf }
  return readWhole(reading, { kind: 'variable', name: variable })
}

/** Operators have no order in ChoiceScript: brackets give it, and what stands without is read as it comes. */
function readPairs(reading: Reading, given: Expression | null): Expression | null {
  let left = given ?? readOne(reading)
  for (let token = reading.tokens[reading.at]; left && token; token = reading.tokens[reading.at]) {
    if (token.text === ')' || token.text === ']' || token.text === '}') break
    reading.at += 1
    const right = readOne(reading)
    left = right && joined(token, left, right)
  }
  return left
}

function joined({ kind, text }: Token, left: Expression, right: Expression): Expression | null {
  if (kind === 'number' || kind === 'string') return null
  if (text === '&') return { kind: 'pair', operator: '+', left: asWords(left), right }
  const operator = Object.hasOwn(OPERATORS, text) ? OPERATORS[text] : undefined
  return operator ? { kind: 'pair', operator, left, right } : null
}

/** What is joined to words is words, and be it a number. */
const asWords = (of: Expression): Expression =>
  of.kind === 'value' && typeof of.value === 'string'
    ? of
    : { kind: 'pair', operator: '+', left: { kind: 'value', value: '' }, right: of }

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
  if (token.kind === 'string') return filled(reading, token.text)
  if (token.kind === 'word') return readWord(reading, token.text)
  if (token.text === '(') return closed(reading, ')')
  if (token.text !== '-') return null
  const of = readOne(reading)
  return of && { kind: 'minus', of }
}

/** Truth is written as a word, in quotes or without. */
const literal = (text: string) => (text === 'true' || text === 'false' ? text === 'true' : text)

/** A text with the values that it names; null where it names more than values. */
function filled({ nameOf, depth }: Reading, text: string): Expression | null {
  const pieces = readScriptText(text)
  if (pieces.every((piece) => typeof piece === 'string'))
    return { kind: 'value', value: literal(text) }
  return pieces.reduce<Expression | null>(
    (left, piece) => {
      const right = pieceIn(piece, nameOf, depth)
      return left && right && { kind: 'pair', operator: '+', left, right }
    },
    { kind: 'value', value: '' },
  )
}

function pieceIn(piece: ScriptPiece, nameOf: ScriptName, depth: number): Expression | null {
  if (typeof piece === 'string') return { kind: 'value', value: piece }
  if (piece.kind !== 'value' || piece.capitals > 0) return null
  return readWhole({ tokens: tokensOf(piece.of) ?? [], at: 0, depth, nameOf })
}

function closed(reading: Reading, sign: string): Expression | null {
  const inner = readPairs(reading, null)
  const closing = reading.tokens[reading.at]?.text
  reading.at += 1
  return closing === sign ? inner : null
}

function readWord(reading: Reading, word: string): Expression | null {
  if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true' }
  const next = reading.tokens[reading.at]?.text
  if (next === '(') {
    reading.at += 1
    const of = closed(reading, ')')
    return of && called(word, of)
  }
  if (next === '[') return readPlace(reading, word)
  const name = reading.nameOf(word)
  return name === null ? null : { kind: 'variable', name }
}

const HALF: Expression = { kind: 'value', value: 0.5 }
const ONE: Expression = { kind: 'value', value: 1 }

function called(name: string, of: Expression): Expression | null {
  if (name === 'not') return { kind: 'not', of }
  if (name !== 'round') return null
  const raised: Expression = { kind: 'pair', operator: '+', left: of, right: HALF }
  return { kind: 'pair', operator: 'div', left: raised, right: ONE }
}

/** `rooms[2]` is the variable `rooms_2`; which one is meant where the place is reckoned is not known. */
function readPlace(reading: Reading, word: string): Expression | null {
  reading.at += 1
  const place = closed(reading, ']')
  if (place?.kind !== 'value') return null
  const name = reading.nameOf(`${word}_${String(place.value)}`)
  return name === null ? null : { kind: 'variable', name }
}
