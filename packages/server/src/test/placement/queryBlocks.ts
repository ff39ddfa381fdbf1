/** Begins with a query of its own; whatever else stands in parentheses belongs to what is around it. */
const IS_QUERY = /^\s*(?:select|with|insert|update|delete)\b/

const normal = (statement: string): string =>
  statement
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()

/** The place of the parenthesis that closes the one at `open`. */
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

/** A statement's queries, each without those that stand within it. */
export function queryBlocks(statement: string): string[] {
  const blocks: string[] = []
  const own = split(normal(statement), blocks)
  return [...own.split(/\bunion(?: all)?\b/), ...blocks].map((it) =>
    it.trim().replaceAll(/\s+/g, ' '),
  )
}
