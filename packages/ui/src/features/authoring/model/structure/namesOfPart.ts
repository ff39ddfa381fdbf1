import type { VariableUse } from '@kathasagar/story'
import type { DraftStructure } from '@kathasagar/story/schema'
import { TESTABLE, carriedName, factName } from '@kathasagar/story/vocabulary'

import { editStructure } from './editStructure.ts'
import type { NamedPart } from './partItems.ts'
import type { StoryLanguage } from './storyLanguage.ts'
import type { PartMessages } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'

/** Names of the variables that refer to a part by its id, such as `has_rope` and `told_jamuna`. */
const ASKED_BY: Readonly<Record<NamedPart, readonly ((id: string) => string)[]>> = {
  cast: TESTABLE.map((kind) => (id) => factName(kind, id)),
  things: [carriedName, (id) => factName('gave', id)],
  codex: [],
  plates: [],
}

const askedBy = ({ state = {} }: DraftStructure, part: NamedPart, id: string) =>
  ASKED_BY[part].filter((nameOf) => !Object.hasOwn(state, nameOf(id)))

/** Returns the paths of all conditions and effects that use an item. */
export const pathsUsingPart = (
  structure: DraftStructure,
  part: NamedPart,
  id: string,
  language: StoryLanguage | undefined,
): VariableUse['path'][] =>
  askedBy(structure, part, id)
    .flatMap((nameOf) => language?.usesOfVariable(structure, nameOf(id)) ?? [])
    .map(({ path }) => path)

/** Matches ids that can be part of a variable name. */
const IS_WORD = /^[\p{L}\p{M}\p{N}_]+$/u

/** Renames the id of an item and updates all references to it. */
export function withPartRenamed(
  structure: DraftStructure,
  part: NamedPart,
  { from, to }: { from: string; to: string },
  language: StoryLanguage | undefined,
): DraftStructure {
  const renamed = editStructure(structure, { kind: 'renamePart', part, from, to })
  if (renamed === structure || !language || !IS_WORD.test(to)) return renamed
  return askedBy(structure, part, from).reduce(
    (whole, nameOf) => language.renameVariable(whole, nameOf(from), nameOf(to)),
    renamed,
  )
}

type Places = PartMessages['storyParts']['places']
type Path = readonly (string | number)[]

const numberOf = (step: string | number | undefined) => Number(step ?? 0) + 1

/** Formats a location in the structure for the author, such as “counter, choice 2: Only if”. */
export function pathLabel(path: Path, places: Places): string {
  const [part, id = '', kind, place] = path
  if (part === 'reactions') {
    return fill(places.wide, { number: numberOf(id) }) + fieldOf(path.slice(2), places)
  }
  if (part === 'cast' && kind === 'says') {
    return fill(places.topic, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  if (part !== 'nodes') return `${id}${fieldOf(path.slice(2), places)}`
  if (kind === 'choices') {
    return fill(places.choice, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  if (kind === 'reactions') {
    return fill(places.reaction, { id, number: numberOf(place) }) + fieldOf(path.slice(4), places)
  }
  return `${id}${fieldOf(path.slice(2), places)}`
}

function fieldOf(rest: Path, { fields }: Places): string {
  const known: Readonly<Record<string, string>> = fields
  const names = rest.flatMap((step) => known[String(step)] ?? [])
  return names.length > 0 ? `: ${names[0]}` : ''
}
