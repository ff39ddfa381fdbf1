import type { DraftStructure } from '@kathasagar/story/schema'
import type {
  NamedPart,
  Sets,
  StructureChoice,
  StructureEdit,
  StructureNode,
} from './structureEdit.ts'

/** The lists of a scene in which ids of a part stand; a plate stands in a field of its own. */
const LISTS = {
  cast: ['people', 'meets'],
  things: ['things', 'meets'],
  codex: ['meets'],
  plates: [],
} as const satisfies Record<NamedPart, readonly ('people' | 'things' | 'meets')[]>

/** Ids of a part of the story, in its order. */
export const idsOf = (structure: DraftStructure, part: NamedPart): string[] =>
  part === 'codex'
    ? (structure.codex ?? []).map(({ id }) => id)
    : Object.keys(structure[part] ?? {})

const PARTS = ['cast', 'things', 'codex'] as const

/** Another part has the same id, so that what is met by it may be either. */
const isShared = (structure: DraftStructure, part: NamedPart, id: string) =>
  PARTS.some((other) => other !== part && idsOf(structure, other).includes(id))

/** The lists of scenes in which an id means somebody or something of this part. */
const listsOf = (structure: DraftStructure, part: NamedPart, id: string) =>
  LISTS[part].filter((list) => list !== 'meets' || !isShared(structure, part, id))

const isPlateOf = ({ plate }: StructureNode, part: NamedPart, id: string) =>
  part === 'plates' && plate === id

/** Names of the scenes that name somebody, something or a page. */
export function scenesNaming(structure: DraftStructure, part: NamedPart, id: string): string[] {
  const lists = listsOf(structure, part, id)
  return Object.entries(structure.nodes).flatMap(([name, node]) =>
    lists.some((list) => node[list]?.includes(id)) || isPlateOf(node, part, id) ? [name] : [],
  )
}

// Built from entries, a name such as `__proto__` is a key like any other.
const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** The structure with its scenes naming one id as another, or with null no more. */
function namingElse(
  structure: DraftStructure,
  part: NamedPart,
  from: string,
  to: string | null,
): DraftStructure['nodes'] {
  const lists = listsOf(structure, part, from)
  const put = to === null ? [] : [to]
  return mapped(structure.nodes, (node) => {
    if (isPlateOf(node, part, from)) return withPlate(node, to)
    return lists.reduce((scene, list) => {
      const ids = scene[list]
      if (!ids?.includes(from)) return scene
      const next = [...new Set(ids.flatMap((id) => (id === from ? put : [id])))]
      const { [list]: _, ...rest } = scene
      return next.length > 0 ? { ...scene, [list]: next } : rest
    }, node)
  })
}

/** The cast with a portrait under another name, or with null without it. */
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

function withPlate(node: StructureNode, name: string | null): StructureNode {
  const { plate: _, ...rest } = node
  return name === null ? rest : { ...node, plate: name }
}

function renamePart(structure: DraftStructure, part: NamedPart, from: string, to: string) {
  const ids = idsOf(structure, part)
  if (from === to || !ids.includes(from) || ids.includes(to)) return structure
  const nodes = namingElse(structure, part, from, to)
  if (part === 'codex') {
    const codex = structure.codex?.map((page) => (page.id === from ? { ...page, id: to } : page))
    return { ...structure, nodes, codex }
  }
  const entries = Object.entries(structure[part] ?? {})
  const renamed = entries.map(([id, value]) => [id === from ? to : id, value] as const)
  const cast = withPortraits(structure, part, from, to)
  return { ...structure, ...cast, nodes, [part]: Object.fromEntries(renamed) }
}

function removePart(structure: DraftStructure, part: NamedPart, id: string): DraftStructure {
  if (!idsOf(structure, part).includes(id)) return structure
  const nodes = namingElse(structure, part, id, null)
  const left =
    part === 'codex'
      ? structure.codex?.filter((page) => page.id !== id)
      : Object.fromEntries(Object.entries(structure[part] ?? {}).filter(([one]) => one !== id))
  const { [part]: _, ...rest } = structure
  const cast = withPortraits(structure, part, id, null)
  return Object.keys(left ?? {}).length > 0
    ? { ...structure, ...cast, nodes, [part]: left }
    : { ...rest, ...cast, nodes }
}

interface Setting {
  sets?: Sets | undefined
}

/** The same without a value for a variable. */
function letGo<T extends Setting>(setting: T, name: string): T {
  if (!setting.sets || !Object.hasOwn(setting.sets, name)) return setting
  const { sets, ...rest } = setting
  const left = Object.entries(sets).filter(([one]) => one !== name)
  return left.length > 0 ? { ...setting, sets: Object.fromEntries(left) } : (rest as T)
}

const letAllGo = <T extends Setting>(settings: T[] | undefined, name: string) =>
  settings?.map((setting) => letGo(setting, name))

const isGiven = ([, value]: [string, unknown]) => value !== undefined

function failingWithout(choice: StructureChoice, name: string): StructureChoice {
  const { check } = choice
  return check ? { ...choice, check: { ...check, fails: letGo(check.fails, name) } } : choice
}

function withoutSets(node: StructureNode, name: string): StructureNode {
  const { enters, asks, close_up, reactions } = node
  const asked = asks?.filter(({ variable }) => variable !== name)
  const scene = {
    ...node,
    choices: node.choices.map((choice) => failingWithout(letGo(choice, name), name)),
    enters: enters && letGo(enters, name),
    asks: asked?.length === 0 ? undefined : asked,
    close_up: typeof close_up === 'object' ? letGo(close_up, name) : close_up,
    reactions: letAllGo(reactions, name),
  }
  return Object.fromEntries(Object.entries(scene).filter(isGiven)) as StructureNode
}

/** It stays a story whose texts vary, though nothing be declared any more. */
function removeVariable(structure: DraftStructure, name: string): DraftStructure {
  const { state = {}, cast, reactions } = structure
  if (!Object.hasOwn(state, name)) return structure
  const next = {
    ...structure,
    state: Object.fromEntries(Object.entries(state).filter(([one]) => one !== name)),
    nodes: mapped(structure.nodes, (node) => withoutSets(node, name)),
    cast:
      cast && mapped(cast, (one) => (one.says ? { ...one, says: letAllGo(one.says, name) } : one)),
    reactions: letAllGo(reactions, name),
  }
  return Object.fromEntries(Object.entries(next).filter(isGiven)) as DraftStructure
}

/** The structure after an edit of what it holds beside its scenes; the very same one where nothing changes. */
export function editParts(structure: DraftStructure, edit: StructureEdit): DraftStructure {
  switch (edit.kind) {
    case 'setParts': {
      const next = Object.entries({ ...structure, ...edit.change }).filter(isGiven)
      const changed = Object.fromEntries(next) as DraftStructure
      return JSON.stringify(changed) === JSON.stringify(structure) ? structure : changed
    }
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
