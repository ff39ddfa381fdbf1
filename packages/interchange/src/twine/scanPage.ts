export interface PageElement {
  attributes: ReadonlyMap<string, string>
  at: number
  innerAt: number
  inner: string
}

/** Finds elements in linear time. Skips scripts, styles and comments. */
export function elementsIn(source: string, from: number, to: number, names: readonly string[]) {
  const wanted = new Set(names)
  const found: (PageElement & { name: string })[] = []
  const closings = closingFinder(source)
  const opening = /<(?:!--|([a-z][\w-]*)(?=[\s>/]))/giu
  opening.lastIndex = from
  for (let match = opening.exec(source); match && match.index < to; match = opening.exec(source)) {
    const name = match[1]?.toLowerCase()
    const isComment = name === undefined
    const isClosed = isComment || wanted.has(name) || name === 'script' || name === 'style'
    if (!isClosed) continue
    const innerAt = isComment ? opening.lastIndex : endOfTag(source, opening.lastIndex, closings)
    const end = closings(isComment ? '-->' : `</${name}`, innerAt)
    if (innerAt < 0 || end < 0) continue
    if (!isComment && wanted.has(name)) {
      const attributes = attributesOf(source.slice(opening.lastIndex, innerAt - 1))
      const inner = source.slice(innerAt, Math.min(end, to))
      found.push({ name, attributes, at: match.index, innerAt, inner })
    }
    opening.lastIndex = end
  }
  return found
}

/** Finds the next end tag. Cached, so that each is searched only once. */
function closingFinder(source: string) {
  const known = new Map<string, number>()
  return (mark: string, from: number): number => {
    const before = known.get(mark)
    if (before !== undefined && (before === -1 || before >= from)) return before
    const pattern = new RegExp(mark, 'giu')
    pattern.lastIndex = from
    const place = pattern.exec(source)?.index ?? -1
    known.set(mark, place)
    return place
  }
}

type Closings = ReturnType<typeof closingFinder>

/** Returns the index after the `>` of a tag, ignoring quoted ones, or -1. */
function endOfTag(source: string, from: number, closings: Closings): number {
  let quote = ''
  const last = Math.min(source.length, from + MAX_TAG_LENGTH)
  // Prevents quadratic time for many unclosed tags.
  const nearest = closings('>', from)
  if (nearest < 0 || nearest >= last) return -1
  for (let place = from; place < last; place += 1) {
    const sign = source[place] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return place + 1
  }
  return -1
}

const MAX_TAG_LENGTH = 2000

const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
