const INDENT = '  '

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the nesting depth: 0 for a word, 1 for a list of words. */
const depthOf = (value: unknown): number =>
  isHolder(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isHolder(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, it]) => `${JSON.stringify(key)}: ${onOneLine(it)}`).join(', ')} }`
}

/** Maximum depth of list entries that are written on one line. */
const ENTRY_DEPTH = 2
/** Maximum length of other values on one line, in characters. */
const SHORT = 120

function isOneLine(value: unknown, isEntry: boolean): boolean {
  const depth = depthOf(value)
  if (isEntry) return depth <= ENTRY_DEPTH
  return depth === 0 || (depth === 1 && onOneLine(value).length <= SHORT)
}

function layOutAt(value: unknown, margin: string, isEntry: boolean): string {
  if (!isHolder(value) || isOneLine(value, isEntry)) return onOneLine(value)
  const inner = `${margin}${INDENT}`
  const isList = Array.isArray(value)
  const lines = isList
    ? value.map((it) => layOutAt(it, inner, true))
    : Object.entries(value).map(
        ([key, it]) => `${JSON.stringify(key)}: ${layOutAt(it, inner, false)}`,
      )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}\n${margin}${close}`
}

/** Formats JSON like the story files. */
export const layOut = (value: unknown): string => `${layOutAt(value, '', false)}\n`
