import type { DraftStructure } from '@kathasagar/story/schema'
import { carriedName } from '@kathasagar/story/vocabulary'

import { entriesOf, NAMED_IN, partOf, type NamedPart } from './partItems.ts'
import type { Sets, StructureEdit, StructureNode } from './structureEdit.ts'
import { withChanges } from './withoutBlanks.ts'

export const idsOf = (structure: DraftStructure, part: NamedPart): string[] =>
  entriesOf(structure, part).map(([id]) => id)

const PARTS = ['cast', 'things', 'codex'] as const

/** Returns true if an item of another story part has the same id. */
const isShared = (structure: DraftStructure, part: NamedPart, id: string) =>
  PARTS.some((other) => other !== part && idsOf(structure, other).includes(id))

const placesOf = (structure: DraftStructure, part: NamedPart, id: string) =>
  NAMED_IN[part].filter((place) => place !== 'meets' || !isShared(structure, part, id))

const namedAt = (node: StructureNode, place: (typeof NAMED_IN)[NamedPart][number]) =>
  [node[place] ?? []].flat()

export function scenesNaming(structure: DraftStructure, part: NamedPart, id: string): string[] {
  const places = placesOf(structure, part, id)
  return Object.entries(structure.nodes).flatMap(([name, node]) =>
    places.some((place) => namedAt(node, place).includes(id)) ? [name] : [],
  )
}

// Uses `Object.fromEntries`, because assignment would lose names such as `__proto__`.
const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Replaces an id in all scenes. If the new id is null, removes the references. */
function namingElse(
  structure: DraftStructure,
  part: NamedPart,
  from: string,
  to: string | null,
): DraftStructure['nodes'] {
  const places = placesOf(structure, part, from)
  const put = to === null ? [] : [to]
  return mapped(structure.nodes, (node) =>
    places.reduce((scene, place) => {
      const ids = namedAt(scene, place)
      if (!ids.includes(from)) return scene
      const next = [...new Set(ids.flatMap((id) => (id === from ? put : [id])))]
      return withChanges<StructureNode>(scene, { [place]: place === 'plate' ? next[0] : next })
    }, node),
  )
}

function withPortraits(
  structure: DraftStructure,
  part: NamedPart,
  from: string,
  to: string | null,
) {
  if (part !== 'plates' || !structure.cast) return {}
  const cast = mapped(structure.cast, (person) => {
    if (person.portrait !== from) return person
    const { portrait: _, ...rest } = person
    return to === null ? rest : { ...person, portrait: to }
  })
  return { cast }
}

type PartEdit = Extract<StructureEdit, { kind: 'setPart' }>

function setPart(structure: DraftStructure, { part, id, change, kept }: PartEdit): DraftStructure {
  const entries = entriesOf(structure, part)
  const at = entries.findIndex(([one]) => one === id)
  const item = entries[at]?.[1]
  if (!item) return structure
  const next = withChanges<Record<string, unknown>>(item, change, kept) as typeof item
  return next === item ? structure : { ...structure, ...partOf(part, entries.with(at, [id, next])) }
}

function renamePart(structure: DraftStructure, part: NamedPart, from: string, to: string) {
  const ids = idsOf(structure, part)
  if (from === to || !ids.includes(from) || ids.includes(to)) return structure
  const nodes = namingElse(structure, part, from, to)
  const renamed = entriesOf(structure, part).map(
    ([id, item]) => [id === from ? to : id, item] as const,
  )
  const cast = withPortraits(structure, part, from, to)
  return { ...structure, ...cast, nodes, ...partOf(part, renamed) }
}

function removePart(structure: DraftStructure, part: NamedPart, id: string): DraftStructure {
  if (!idsOf(structure, part).includes(id)) return structure
  const named = { ...structure, nodes: namingElse(structure, part, id, null) }
  const left = entriesOf(structure, part).filter(([one]) => one !== id)
  const unseen = { ...named, ...withPortraits(structure, part, id, null) }
  const carried = carriedName(id)
  const isCarried = part === 'things' && !Object.hasOwn(structure.state ?? {}, carried)
  const free = isCarried ? setNoMore(unseen, carried) : unseen
  return withChanges<DraftStructure>(free, partOf(part, left))
}

/** Removes a variable. If it was the last one, texts can still contain conditions. */
function removeVariable(structure: DraftStructure, name: string): DraftStructure {
  const { state = {} } = structure
  if (!Object.hasOwn(state, name)) return structure
  const left = Object.entries(state).filter(([one]) => one !== name)
  return setNoMore({ ...structure, state: Object.fromEntries(left) }, name)
}

/** Removes the effects on a variable, and the questions that set it, from any part of the story. */
function withoutVariable<T>(value: T, name: string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutVariable(one, name)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (key === 'sets') {
      const left = Object.entries(one as Sets).filter(([variable]) => variable !== name)
      return left.length > 0 ? [[key, Object.fromEntries(left)] as const] : []
    }
    if (key === 'asks') {
      const left = (one as { variable: string }[]).filter(({ variable }) => variable !== name)
      return left.length > 0 ? [[key, left] as const] : []
    }
    return [[key, withoutVariable(one, name)] as const]
  })
  return Object.fromEntries(entries) as T
}

function setNoMore(structure: DraftStructure, name: string): DraftStructure {
  const { nodes, cast, reactions } = structure
  const strip = <T>(value: T) => withoutVariable(value, name)
  return {
    ...structure,
    nodes: mapped(nodes, strip),
    ...(cast && { cast: mapped(cast, strip) }),
    ...(reactions && { reactions: strip(reactions) }),
  }
}

/** Applies an edit of the story parts. Returns the same structure if nothing changed. */
export function editParts(structure: DraftStructure, edit: StructureEdit): DraftStructure {
  switch (edit.kind) {
    case 'setParts': {
      const next = Object.entries({ ...structure, ...edit.change }).filter(
        ([, value]) => value !== undefined,
      )
      const changed = Object.fromEntries(next) as DraftStructure
      return JSON.stringify(changed) === JSON.stringify(structure) ? structure : changed
    }
    case 'setPart':
      return setPart(structure, edit)
    case 'renamePart':
      return renamePart(structure, edit.part, edit.from, edit.to)
    case 'removePart':
      return removePart(structure, edit.part, edit.id)
    case 'removeVariable':
      return removeVariable(structure, edit.name)
    default:
      return structure
  }
}
