import type { DraftStructure } from '@kathasagar/story/schema'
import type {
  CastMember,
  CodexPage,
  Plate,
  StructureNode,
  Thing,
  Variable,
} from './structureEdit.ts'

/** One of each part of a story that has several of a kind; a page of the codex without its id. */
interface PartItems {
  cast: CastMember
  things: Thing
  plates: Plate
  state: Variable
  codex: Omit<CodexPage, 'id'>
}

/** Parts of which a story has several, each by an id, in the order in which they are shown. */
export const LISTED_PARTS = ['cast', 'things', 'plates', 'state', 'codex'] as const
export type ListedPart = (typeof LISTED_PARTS)[number]
export type PartItem<P extends ListedPart> = PartItems[P]

/** Parts that scenes name by an id. */
export type NamedPart = Exclude<ListedPart, 'state'>

/** Where a scene names one of a part, the first of these before the others. */
export const NAMED_IN = {
  cast: ['people', 'meets'],
  things: ['things', 'meets'],
  codex: ['meets'],
  plates: ['plate'],
} as const satisfies Record<NamedPart, readonly (keyof StructureNode)[]>

type Entries<P extends ListedPart> = readonly (readonly [id: string, item: PartItem<P>])[]

/** What a story has of a part, by id and in its order. */
export function entriesOf<P extends ListedPart>(structure: DraftStructure, part: P): Entries<P> {
  const pages = () => (structure.codex ?? []).map(({ id, ...page }) => [id, page])
  return (part === 'codex' ? pages() : Object.entries(structure[part] ?? {})) as Entries<P>
}

/** The part as a story holds it. */
export const partOf = <P extends ListedPart>(part: P, entries: Entries<P>) => ({
  // Built from entries, a name such as `__proto__` is a key like any other.
  [part]:
    part === 'codex' ? entries.map(([id, page]) => ({ id, ...page })) : Object.fromEntries(entries),
})
