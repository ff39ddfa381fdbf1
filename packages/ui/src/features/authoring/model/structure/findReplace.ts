import type { DraftStructure } from '@kathasagar/story/schema'

/** Match of a search, with the text around it. */
export interface Hit {
  node: string
  path: readonly (string | number)[]
  before: string
  match: string
  after: string
}

export interface Search {
  words: string
  /** True if the search is case-sensitive. */
  isExact: boolean
}

/** Names of properties with texts that players read or type. Other strings are ids. */
const PROSE = new Set(
  'title text recall locked close_up pressure details also answers to about label'.split(' '),
)
/** Number of characters that are shown before and after a match. */
const AROUND = 30

type Path = readonly (string | number)[]

/** Transforms all texts in a part of a scene. Returns the same value if nothing changed. */
function mapProse(
  value: unknown,
  path: Path,
  change: (text: string, path: Path) => string,
  isProse = false,
): unknown {
  if (typeof value === 'string') return isProse ? change(value, path) : value
  if (Array.isArray(value)) {
    const next = value.map((one, at) => mapProse(one, [...path, at], change, isProse))
    return next.some((one, at) => one !== value[at]) ? next : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const next = entries.map(
    ([name, one]) => [name, mapProse(one, [...path, name], change, PROSE.has(name))] as const,
  )
  return next.some(([, one], at) => one !== entries[at]?.[1]) ? Object.fromEntries(next) : value
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

/** Returns the regular expression for a search, or null if the search text is blank. */
const patternOf = ({ words, isExact }: Search) =>
  words === '' ? null : new RegExp(escaped(words), isExact ? 'gu' : 'giu')

export function findHits({ nodes }: DraftStructure, search: Search): Hit[] {
  const pattern = patternOf(search)
  if (!pattern) return []
  const hits: Hit[] = []
  for (const [node, scene] of Object.entries(nodes)) {
    mapProse(scene, ['nodes', node], (text, path) => {
      for (const { 0: match, index } of text.matchAll(pattern)) {
        const end = index + match.length
        const before = text.slice(Math.max(0, index - AROUND), index)
        hits.push({ node, path, before, match, after: text.slice(end, end + AROUND) })
      }
      return text
    })
  }
  return hits
}

/** Replaces text in all scenes. Returns the same structure if nothing changed. */
export function replaceWords(
  structure: DraftStructure,
  search: Search,
  by: string,
): DraftStructure {
  const pattern = patternOf(search)
  if (!pattern) return structure
  const entries = Object.entries(structure.nodes)
  const next = entries.map(([name, scene]) => {
    const changed = mapProse(scene, [], (text) => text.replace(pattern, () => by))
    return [name, changed as typeof scene] as const
  })
  if (next.every(([, scene], at) => scene === entries[at]?.[1])) return structure
  return { ...structure, nodes: Object.fromEntries(next) }
}

/** Returns the names of the scenes that contain the query. Returns null if the query is blank. */
export function searchStructure(
  { nodes }: DraftStructure,
  query: string,
): ReadonlySet<string> | null {
  const words = query.trim().toLowerCase()
  if (words === '') return null
  const has = (text: string | undefined) => text?.toLowerCase().includes(words) ?? false
  return new Set(
    Object.entries(nodes).flatMap(([name, { title, text, choices }]) =>
      has(name) || has(title) || has(text) || choices.some((choice) => has(choice.text))
        ? [name]
        : [],
    ),
  )
}
