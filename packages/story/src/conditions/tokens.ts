import type { LanguageFaultName } from '../messages/languageMessages.ts'
import { COMPARISONS, languageFault, type LanguageFault, type Operator } from './expression.ts'

type Lexeme =
  | { kind: 'number'; value: number }
  | { kind: 'string'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: Operator | '(' | ')' }

export type Token = { column: number } & Lexeme

const BLANK = /\s+/uy
const DIGITS = /\d+/uy
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy
const STRING = /(["'])((?:\\.|(?!\1)[^\\])*)\1/suy
const MAX_DIGITS = 6

const SIGNS = [...COMPARISONS, '+', '-', '(', ')'] as const

/** Operators of other languages, and the faults that suggest the correct ones. */
const STRANGERS: readonly (readonly [string, LanguageFaultName])[] = [
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
): { length: number; lexeme: Lexeme } | LanguageFaultName {
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

export function tokensOf(source: string): Token[] | LanguageFault {
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
    if (typeof found === 'string') return languageFault(column, found)
    tokens.push({ ...found.lexeme, column })
    step(found.length)
  }
  return tokens
}
