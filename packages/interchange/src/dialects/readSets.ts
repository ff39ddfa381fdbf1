import { opensQuote, outsideStrings } from './findClosing.ts'
import type { Expression, Operator } from '../program/expression.ts'
import type { SetPart } from '../program/program.ts'
import { readValue } from './readValue.ts'

const ASSIGNMENT =
  /^\s*([$_]?[\p{L}_][\p{L}\p{N}_.]*)\s*(\+\+|--|([-+*/%])?=(?!=)|\bto\b)\s*(?!\s)([\s\S]*)$/u

/** Splits at commas and semicolons that stand outside of strings and brackets. */
export function splitList(source: string): string[] {
  const items: string[] = []
  let depth = 0
  let quote = ''
  let item = ''
  for (let place = 0; place < source.length; place += 1) {
    let sign = source[place] ?? ''
    if (quote !== '') {
      // What stands after a backslash ends no string.
      if (sign === '\\') {
        place += 1
        sign += source[place] ?? ''
      } else if (sign === quote) quote = ''
    } else if (opensQuote(source, place)) quote = sign
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    else if ((sign === ',' || sign === ';') && depth === 0) {
      items.push(item)
      item = ''
      continue
    }
    item += sign
  }
  return [...items, item].map((one) => one.trim()).filter(Boolean)
}

export interface SetReading {
  /** Before all else, where nothing is set yet. */
  isFirst?: boolean
  /** Reads a value as its format writes it. */
  read?: (source: string) => Expression | null
}

/**
 * Reads assignments: `$x to 1`, `$x = 1`, `$x += 1`, `$x to it + 1`. A value that cannot be
 * translated is null, a stretch that is no assignment is told to `fail`. Of what is set `isFirst`,
 * an object is given in its parts.
 */
export function readSets(
  source: string,
  line: number,
  fail: (source: string) => void,
  { isFirst = false, read = readValue }: SetReading = {},
): SetPart[] {
  return splitList(source).flatMap((item): SetPart[] => {
    const match = ASSIGNMENT.exec(item)
    if (!match) {
      fail(item)
      const [name] = /[$_][\p{L}_][\p{L}\p{N}_]*/u.exec(item) ?? []
      return name === undefined ? [] : [{ kind: 'set', variable: name, value: null, line }]
    }
    const [, variable = '', how = '', operator, rest = ''] = match
    const parts = operator === undefined ? objectIn(variable, rest) : null
    if (parts && isFirst)
      return parts.flatMap((part) => readSets(part, line, fail, { isFirst, read }))
    const value = valueOf({ variable, how, operator, rest, read })
    if (!value) fail(item)
    return [{ kind: 'set', variable, value, line }]
  })
}

interface Assignment {
  variable: string
  how: string
  operator: string | undefined
  rest: string
  read: (source: string) => Expression | null
}

function valueOf({ variable, how, operator, rest, read }: Assignment): Expression | null {
  const own: Expression = { kind: 'variable', name: variable }
  const join = (sign: Operator, right: Expression | null): Expression | null =>
    right && { kind: 'pair', operator: sign, left: own, right }
  if (how === '++') return join('+', { kind: 'value', value: 1 })
  if (how === '--') return join('-', { kind: 'value', value: 1 })
  const value = read(outsideStrings(rest, (part) => part.replace(/\bit\b/gu, () => variable)))
  return operator === undefined ? value : join(operator as Operator, value)
}

/** The sets of what an object in braces holds: `{ name: "Meera", age: 9 }`; null for anything else. */
function objectIn(variable: string, rest: string): string[] | null {
  const inner = /^\{([^]*)\}$/u.exec(rest.trim())?.[1]
  if (inner === undefined) return null
  const pairs = splitList(inner).map((item) => PAIR.exec(item))
  const sets = pairs.flatMap((pair) =>
    pair ? [`${variable}.${pair[1] ?? ''} to ${pair[2] ?? ''}`] : [],
  )
  return sets.length === pairs.length ? sets : null
}

const PAIR = /^["']?([\p{L}_][\p{L}\p{N}_]*)["']?\s*:\s*(?!\s)([^]+)$/u
