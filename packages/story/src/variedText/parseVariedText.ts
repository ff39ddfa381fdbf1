import type { SyntaxIssueName } from '../messages/languageMessages.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import {
  type Expression,
  isSyntaxIssue,
  syntaxIssue,
  type SyntaxIssue,
} from '../conditions/expression.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import type { Order, Piece, VariedText } from './variedText.ts'

interface Reading {
  source: string
  at: number
  depth: number
  groups: number
  /** Cached position, and the number of characters before it. */
  counted: { at: number; characters: number }
}

const ORDERS: Readonly<Record<string, Order>> = { '&': 'cycle', '!': 'once' }
const ESCAPED = /[{}|:\\\s]/u

/**
 * Parses text with variations: `{condition: this | else that}`, `{first|second|later}`,
 * `{&cycle|cycle}`, `{!once}` and `{=value}`. A backslash escapes a character. Returns a fault if
 * the text is invalid; never throws.
 */
export function parseVariedText(source: string): VariedText | SyntaxIssue {
  const counted = { at: 0, characters: 0 }
  const reading: Reading = { source, at: 0, depth: 0, groups: 0, counted }
  return readText(reading)
}

const charactersIn = (text: string) => [...text].length

/** Counts from the cached position, so that long texts take linear time. */
function charactersBefore({ source, counted }: Reading, at: number): number {
  if (at < counted.at) return charactersIn(source.slice(0, at))
  counted.characters += charactersIn(source.slice(counted.at, at))
  counted.at = at
  return counted.characters
}

const faultAt = (reading: Reading, at: number, code: SyntaxIssueName): SyntaxIssue =>
  syntaxIssue(charactersBefore(reading, at) + 1, code)

/** Parses to the end, or within a group to `|` or `}` with trimmed edges. */
function readText(reading: Reading): VariedText | SyntaxIssue {
  const { source, depth } = reading
  const pieces: Piece[] = []
  let literal = ''
  /** Length of the escaped prefix, which is not trimmed. */
  let kept = 0
  const flush = (edge: boolean) => {
    const text = edge ? literal.slice(0, kept) + literal.slice(kept).trimEnd() : literal
    if (text !== '') pieces.push(text)
    literal = ''
    kept = 0
  }
  if (depth > 0) skipBlank(reading)
  while (reading.at < source.length) {
    const sign = source.charAt(reading.at)
    const next = source.charAt(reading.at + 1)
    if (depth > 0 && (sign === '|' || sign === '}')) break
    if (sign === '\\' && ESCAPED.test(next)) {
      literal += next
      kept = literal.length
      reading.at += 2
    } else if (sign === '{') {
      flush(false)
      const group = readGroup(reading)
      if (isSyntaxIssue(group)) return group
      pieces.push(group)
    } else {
      const end = nextSign(source, reading.at + 1)
      literal += source.slice(reading.at, end)
      reading.at = end
    }
  }
  flush(depth > 0)
  return pieces
}

function nextSign(source: string, from: number): number {
  const sign = /[\\{}|]/gu
  sign.lastIndex = from
  return sign.exec(source)?.index ?? source.length
}

function skipBlank(reading: Reading): void {
  while (/\s/u.test(reading.source.charAt(reading.at))) reading.at += 1
}

type Group = Exclude<Piece, string>

function readGroup(reading: Reading): Group | SyntaxIssue {
  const { source } = reading
  const opened = reading.at
  if (reading.depth >= STORY_LIMITS.nesting) {
    return faultAt(reading, opened, 'textTooDeep')
  }
  reading.at += 1
  const order = ORDERS[source.charAt(reading.at)]
  if (order !== undefined) {
    reading.at += 1
    return readOrdered(reading, opened, order)
  }
  const value = source.charAt(reading.at) === '=' ? readValue(reading) : null
  if (value !== null) return value
  const condition = readCondition(reading)
  if (condition === null) return readOrdered(reading, opened, 'sequence')
  return isSyntaxIssue(condition) ? condition : readIf(reading, opened, condition)
}

const INNER = /[^{}|]*(?=\})/uy

/** Parses `{=gold + 1}`. Returns null for several parts, which are a sequence that starts with "=". */
function readValue(reading: Reading): Group | SyntaxIssue | null {
  const { source, at } = reading
  INNER.lastIndex = at + 1
  const [inner] = INNER.exec(source) ?? []
  if (inner === undefined) return null
  const of = parseCondition(inner)
  const before = charactersBefore(reading, at + 1)
  if (isSyntaxIssue(of)) return { ...of, column: of.column + before }
  reading.at = at + 1 + inner.length + 1
  return { kind: 'value', of: shifted(of, before) }
}

/** Parses the condition of a group, if its first part contains a colon. */
function readCondition(reading: Reading): Expression | SyntaxIssue | null {
  const bare = conditionHere(reading, false)
  if (bare !== null && !isSyntaxIssue(bare)) return bare
  // First treats quotation marks as prose, then as delimiters of a string.
  const quoted = conditionHere(reading, true)
  return quoted !== null && !isSyntaxIssue(quoted) ? quoted : bare
}

function conditionHere(reading: Reading, heedsStrings: boolean): Expression | SyntaxIssue | null {
  const { source, at } = reading
  let first: SyntaxIssue | null = null
  for (let end = at; end < source.length; end += 1) {
    const sign = source.charAt(end)
    if (heedsStrings && sign === '"') end = endOfString(source, end)
    if (sign === '|' || sign === '}' || sign === '{') break
    if (sign === '\\') end += 1
    if (sign !== ':') continue
    const read = parseCondition(source.slice(at, end))
    if (!isSyntaxIssue(read)) {
      reading.at = end + 1
      return shifted(read, charactersBefore(reading, at))
    }
    first ??= { ...read, column: read.column + charactersBefore(reading, at) }
  }
  return first
}

const STRING = /"(?:[^"\\]|\\.)*"/uy

/** Returns the index of the closing quotation mark, or of the opening one if there is none. */
function endOfString(source: string, at: number): number {
  STRING.lastIndex = at
  return at + (STRING.exec(source)?.[0].length ?? 1) - 1
}

function shifted(expression: Expression, by: number): Expression {
  const column = expression.column + by
  if (expression.kind === 'not') return { ...expression, column, of: shifted(expression.of, by) }
  if (expression.kind !== 'binary') return { ...expression, column }
  const { left, right } = expression
  return { ...expression, column, left: shifted(left, by), right: shifted(right, by) }
}

function readIf(reading: Reading, opened: number, condition: Expression): Group | SyntaxIssue {
  const parts = readParts(reading, opened)
  if (isSyntaxIssue(parts)) return parts
  const [so = [], otherwise = []] = parts
  if (parts.length <= 2) return { kind: 'if', condition, so, otherwise }
  return faultAt(reading, opened, 'twoTexts')
}

function readOrdered(reading: Reading, opened: number, kind: Order): Group | SyntaxIssue {
  const place = reading.groups
  reading.groups += 1
  const parts = readParts(reading, opened)
  if (isSyntaxIssue(parts)) return parts
  if (kind !== 'sequence' || parts.length > 1) return { kind, parts, place }
  return faultAt(reading, opened, 'neverVaries')
}

function readParts(reading: Reading, opened: number): VariedText[] | SyntaxIssue {
  const parts: VariedText[] = []
  reading.depth += 1
  for (;;) {
    const part = readText(reading)
    if (isSyntaxIssue(part)) return part
    parts.push(part)
    const sign = reading.source.charAt(reading.at)
    if (sign === '') return faultAt(reading, opened, 'braceOpen')
    reading.at += 1
    if (sign === '}') break
  }
  reading.depth -= 1
  return parts
}
