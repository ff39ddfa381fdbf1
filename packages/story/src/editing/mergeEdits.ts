import type { DraftStructure } from '../schema/draftStructure.ts'

/** Where a part of a story stands: the name of a field, and below it those of what is kept by name. */
export type PartPath = readonly string[]

/** A part that two changed, each in their own way; undefined where one of them took it out. */
export interface Clash {
  part: PartPath
  mine: unknown
  theirs: unknown
}

/** Whose words stand where both changed a part. */
export type Keep = 'mine' | 'theirs'

/** What a story was before either of two edits; `unknown` where that is not kept any more. */
type Base = Readonly<Record<string, unknown>> | 'unknown'

interface Edits {
  base: Base
  mine: Readonly<Record<string, unknown>>
  theirs: Readonly<Record<string, unknown>>
  /** What was chosen where the two clash; nothing is chosen elsewhere. */
  keepOf: (part: PartPath) => Keep | undefined
}

/** Of a structure, whether it is kept by name: each entry is then a part of its own. */
const KEPT_BY_NAME: Readonly<Record<keyof DraftStructure, boolean>> = {
  start_node: false,
  nodes: true,
  cast: true,
  things: true,
  state: true,
  reactions: false,
  replies: true,
  codex: true,
  plates: true,
  ink: false,
  page: false,
  origin: false,
}
const NAMED = new Set(
  Object.entries(KEPT_BY_NAME).flatMap(([part, isNamed]) => (isNamed ? [part] : [])),
)

const isMadeOfParts = ([field, of, ...rest]: PartPath) => {
  if (rest.length > 0) return false
  if (field === undefined) return true
  if (field === 'story_structure') return of === undefined || NAMED.has(of)
  return field === 'game_config' && (of === undefined || of === 'commands')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (_key: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Alike, in whatever order their keys were written. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

type Parts = ReadonlyMap<string, unknown>

/** The parts of a value by their names; pages of a codex are a list, and have ids. Null for what has none. */
function partsOf(value: unknown): Parts | null {
  if (isRecord(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value)) return null
  return new Map(value.map((page: { id: string }) => [page.id, page]))
}

/**
 * Puts two edits of one story together, part by part: a field, a scene, a person, a thing. What one of them left as
 * it was is as the other has it. A part that both changed, each in their own way, is a clash until one is chosen.
 */
export function mergeEdits({ base, mine, theirs, keepOf }: Edits): {
  merged: Record<string, unknown>
  clashes: Clash[]
} {
  const clashes: Clash[] = []

  const merge = (part: PartPath, was: unknown, my: unknown, their: unknown): unknown => {
    const isKnown = base !== 'unknown'
    if (isSame(my, their) || (isKnown && isSame(their, was))) return my
    if (isKnown && isSame(my, was)) return their
    const [ours, others] = isMadeOfParts(part) ? [partsOf(my), partsOf(their)] : []
    if (ours && others) {
      const parts = mergeParts(part, partsOf(was), ours, others)
      return Array.isArray(my) ? parts.map(([, value]) => value) : Object.fromEntries(parts)
    }
    const keep = keepOf(part)
    if (keep === undefined) clashes.push({ part, mine: my, theirs: their })
    return keep === 'theirs' ? their : my
  }
  const mergeParts = (part: PartPath, was: Parts | null, ours: Parts, others: Parts) =>
    [...new Set([...ours.keys(), ...others.keys()])].flatMap((name): [string, unknown][] => {
      const merged = merge([...part, name], was?.get(name), ours.get(name), others.get(name))
      return merged === undefined ? [] : [[name, merged]]
    })

  return { merged: merge([], base, mine, theirs) as Record<string, unknown>, clashes }
}
