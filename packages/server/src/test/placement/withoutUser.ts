import { isPlaced } from './placedTables.ts'

/** Matches the text of a subquery. Other parentheses belong to the surrounding query. */
const IS_QUERY = /^\s*(?:select|with|insert|update|delete)\b/

const normal = (statement: string): string =>
  statement
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function split(text: string, blocks: string[]): string {
  let own = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '(') {
      own += text[at]
      continue
    }
    const end = closing(text, at)
    const within = text.slice(at + 1, end)
    const inner = split(within, blocks)
    if (IS_QUERY.test(within)) {
      blocks.push(...inner.split(/\bunion(?: all)?\b/))
      own += '()'
    } else own += `(${inner})`
    at = end
  }
  return own
}

function queryBlocks(statement: string): string[] {
  const blocks: string[] = []
  const own = split(normal(statement), blocks)
  return [...own.split(/\bunion(?: all)?\b/), ...blocks].map((it) =>
    it.trim().replaceAll(/\s+/g, ' '),
  )
}

interface Reference {
  table: string
  alias: string
}

const INSERT = /^insert into (\w+)(?: as \w+)? \(([^)]*)\)/
const KEYWORDS = new Set('set on where using values for order group limit'.split(' '))
/** Values that provide a user id: a parameter of the statement or an argument of a function. */
const GIVEN = String.raw`\$\d+|of_user|new\.user_id|settled\.user_id`
const COMPARED = new RegExp(String.raw`(?:(\w+)\.)?user_id = (${GIVEN}|(?:\w+\.)?user_id)\b`, 'g')
const AMONG = /(?:(\w+)\.)?user_id in \((?:\$|\()/g

function referencesIn(block: string): Reference[] {
  const from =
    /\b(?:from|update) (.*?)(?= where | group by | order by | limit | returning |$)/.exec(block)
  const items = from?.[1]?.split(/,|\b(?:left |inner |cross |lateral )*join\b/) ?? []
  return items.flatMap((item) => {
    const [table = '', ...rest] = item
      .trim()
      .replace(/^only /, '')
      .split(' ')
    const named = rest[0] === 'as' ? rest[1] : rest[0]
    const alias = named && !KEYWORDS.has(named) ? named : table
    return isPlaced(table) ? [{ table, alias }] : []
  })
}

/** Returns the aliases whose user id is given, directly or through a join. */
function namesOfGiven(block: string, references: readonly Reference[]): Set<string> {
  const only = references.length === 1 ? references[0]?.alias : undefined
  const given = new Set<string>()
  const pairs: [string, string][] = []
  for (const [, left, right = ''] of block.matchAll(COMPARED)) {
    const one = left ?? only
    if (one === undefined) continue
    if (right.startsWith('$') || right === 'of_user' || /^(?:new|settled)\./.test(right)) {
      given.add(one)
    } else if (right.includes('.')) pairs.push([one, right.slice(0, right.indexOf('.'))])
  }
  for (const [, left] of block.matchAll(AMONG)) {
    const one = left ?? only
    if (one !== undefined) given.add(one)
  }
  for (const _ of pairs) {
    for (const [one, other] of pairs) {
      if (given.has(one)) given.add(other)
      if (given.has(other)) given.add(one)
    }
  }
  return given
}

function judge(block: string): string[] {
  const insert = INSERT.exec(block)
  const [head = '', into = '', columns = ''] = insert ?? []
  const isNamed = columns.split(',').some((column) => column.trim() === 'user_id')
  const rest = block.slice(head.length)
  const references = referencesIn(rest)
  const given = namesOfGiven(rest, references)
  return [
    ...(isPlaced(into) && !isNamed ? [into] : []),
    ...references.filter(({ alias }) => !given.has(alias)).map(({ table }) => table),
  ]
}

/**
 * Returns the tables placed by user that a statement uses without a user id. Every query needs one, so that a
 * distributed database runs it on one machine.
 */
export const withoutUser = (statement: string): string[] => queryBlocks(statement).flatMap(judge)
