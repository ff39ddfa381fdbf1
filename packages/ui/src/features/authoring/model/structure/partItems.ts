import type { DraftStructure } from '@kathasagar/story/schema'
import type {
  CastMember,
  CodexPage,
  Plate,
  StructureNode,
  Thing,
  Variable,
} from './structureEdit.ts'

interface PartItems {
  cast: CastMember
  things: Thing
  plates: Plate
  state: Variable
  codex: Omit<CodexPage, 'id'>
}

export const LISTED_PARTS = ['cast', 'things', 'plates', 'state', 'codex'] as const
export type ListedPart = (typeof LISTED_PARTS)[number]
export type PartItem<P extends ListedPart> = PartItems[P]

export type NamedPart = Exclude<ListedPart, 'state'>

/** Names of those scene fields that contain ids of a part. */
export const NAMED_IN = {
  cast: ['people', 'meets'],
  things: ['things', 'meets'],
  codex: ['meets'],
  plates: ['plate'],
} as const satisfies Record<NamedPart, readonly (keyof StructureNode)[]>

type Entries<P extends ListedPart> = readonly (readonly [id: string, item: PartItem<P>])[]

export function entriesOf<P extends ListedPart>(structure: DraftStructure, part: P): Entries<P> {
  const pages = () => (structure.codex ?? []).map(({ id, ...page }) => [id, page])
  return (part === 'codex' ? pages() : Object.entries(structure[part] ?? {})) as Entries<P>
}

export const partOf = <P extends ListedPart>(part: P, entries: Entries<P>) => ({
  // Uses `Object.fromEntries`, because assignment would lose names such as `__proto__`.
  [part]:
    part === 'codex' ? entries.map(([id, page]) => ({ id, ...page })) : Object.fromEntries(entries),
})
