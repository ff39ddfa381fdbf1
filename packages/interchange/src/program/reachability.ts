/** Whether one of the places that were given leads to this one, in one step or more. */
export type IsBehind = (name: string) => boolean

/**
 * What can be come to from where, reckoned once for all questions: places that lead to each other are
 * one, and each of these holds a bit for all that it leads to.
 */
export function reachability(
  names: readonly string[],
  waysOf: (name: string) => readonly string[],
): (from: Iterable<string>) => IsBehind {
  const groups = groupsOf(names, waysOf)
  const bits: Uint32Array[] = []
  for (const [index, group] of groups.all.entries()) {
    const own = new Uint32Array((index >> 5) + 1)
    for (const name of group) {
      for (const to of waysOf(name)) {
        const other = groups.of.get(to)
        if (other === undefined) continue
        own[other >> 5] = (own[other >> 5] ?? 0) | (1 << (other & 31))
        if (other !== index) unite(own, bits[other])
      }
    }
    bits.push(own)
  }
  return (from) => {
    const starts = new Set([...from].map((name) => groups.of.get(name)))
    const reached = new Uint32Array((groups.all.length >> 5) + 1)
    for (const start of starts) if (start !== undefined) unite(reached, bits[start])
    return (name) => {
      const index = groups.of.get(name)
      return index !== undefined && ((reached[index >> 5] ?? 0) & (1 << (index & 31))) !== 0
    }
  }
}

function unite(own: Uint32Array, other: Uint32Array | undefined) {
  other?.forEach((word, at) => {
    own[at] = (own[at] ?? 0) | word
  })
}

interface Groups {
  /** What a group leads to stands before it. */
  all: string[][]
  of: Map<string, number>
}

/** Places that lead to each other, by Tarjan's way and without recursion: a story may be one long row. */
function groupsOf(names: readonly string[], waysOf: (name: string) => readonly string[]): Groups {
  const known = new Set(names)
  const groups: Groups = { all: [], of: new Map() }
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const lower = (name: string, to: number) => lowest.set(name, Math.min(lowest.get(name) ?? to, to))
  const enter = (name: string) => {
    order.set(name, order.size)
    lower(name, order.size - 1)
    open.push(name)
    return { name, ways: waysOf(name).filter((to) => known.has(to)), at: 0 }
  }
  for (const name of names) {
    const path = order.has(name) ? [] : [enter(name)]
    for (let here = path.at(-1); here; here = path.at(-1)) {
      const to = here.ways[here.at]
      here.at += 1
      if (to === undefined) {
        path.pop()
        const least = lowest.get(here.name) ?? 0
        const above = path.at(-1)
        if (above) lower(above.name, least)
        if (least === order.get(here.name)) close(here.name, open, groups)
      } else if (!order.has(to)) path.push(enter(to))
      else if (!groups.of.has(to)) lower(here.name, order.get(to) ?? 0)
    }
  }
  return groups
}

/** Takes a whole group off what is open. */
function close(first: string, open: string[], { all, of }: Groups) {
  const group = open.splice(open.lastIndexOf(first))
  for (const name of group) of.set(name, all.length)
  all.push(group)
}
