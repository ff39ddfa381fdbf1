export interface FirstWords {
  whole: Set<string>
  beginnings: Set<string>
  isAnywhere: boolean
}

type Way = readonly [read: string, rest: string]

/** Splits "(a|b)c" into its alternatives and the rest. A `?` after the group makes it optional. */
function groupOf(rest: string): { ways: string[]; after: string } {
  let depth = 0
  let from = 1
  const ways: string[] = []
  for (let at = 0; at < rest.length; at += 1) {
    const sign = rest[at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    const isEnd = depth === 0
    if (isEnd || (sign === '|' && depth === 1)) {
      ways.push(rest.slice(from, at))
      from = at + 1
    }
    if (isEnd) {
      const mark = rest[at + 1]
      if (mark === '?' || mark === '*') return { ways: [...ways, ''], after: rest.slice(at + 2) }
      return { ways, after: rest.slice(at + 1) }
    }
  }
  throw new Error(`A phrase opens a group that it does not close: ${rest}`)
}

const isOver = (rest: string) => rest === '' || (rest.startsWith(' ') && !rest.startsWith(' ?'))

/** Expands a group. Adds plain words to `found` and returns the remaining patterns. */
function intoGroup([read, rest]: Way, found: FirstWords): Way[] {
  const { ways, after } = groupOf(rest)
  return ways.flatMap((way): Way[] => {
    const [plain = ''] = /^[a-z]+/u.exec(way) ?? []
    const left = way.slice(plain.length)
    if (plain && left.startsWith('~')) found.beginnings.add(read + plain)
    else if (plain && isOver(left) && (left !== '' || isOver(after))) found.whole.add(read + plain)
    else return [[read, way + after]]
    return []
  })
}

function next([read, rest]: Way, found: FirstWords): Way[] {
  if (rest.startsWith('(')) return intoGroup([read, rest], found)
  const signs = rest.startsWith('[') ? rest.slice(1, rest.indexOf(']')) : rest.charAt(0)
  const after = rest.startsWith('[') ? rest.slice(rest.indexOf(']') + 1) : rest.slice(1)
  if (after.startsWith('?')) {
    return [
      [read, after.slice(1)],
      ...Array.from(signs, (sign): Way => [read + sign, after.slice(1)]),
    ]
  }
  return Array.from(signs, (sign): Way => [read + sign, after])
}

export function firstWords(phrase: string): FirstWords {
  const found: FirstWords = { whole: new Set(), beginnings: new Set(), isAnywhere: false }
  const ways: Way[] = [['', phrase]]
  const seen = new Set<string>()
  for (let way = ways.pop(); way; way = ways.pop()) {
    const [read, rest] = way
    if (rest.startsWith('<')) {
      if (read === '') found.isAnywhere = true
      else found.whole.add(read)
    } else if (rest.startsWith(' ?')) {
      if (read !== '') found.whole.add(read)
      ways.push([read, rest.slice(2)])
    } else if (rest.startsWith('~')) found.beginnings.add(read)
    else if (read !== '' && (rest === '' || rest.startsWith(' '))) found.whole.add(read)
    else {
      for (const each of rest === '' ? [] : next(way, found)) {
        const name = each.join('\u0000')
        if (seen.has(name)) continue
        seen.add(name)
        ways.push(each)
      }
    }
  }
  return found
}
