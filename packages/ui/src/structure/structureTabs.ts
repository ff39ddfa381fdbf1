import type { DraftStructure } from '@kathasagar/story/schema'
import { entriesOf, LISTED_PARTS } from './partItems.ts'
import type { StructureFocus } from './structureFocus.ts'

/** Under which a story's parts are written. */
export const STRUCTURE_TABS = ['scenes', ...LISTED_PARTS, 'reactions'] as const
export type StructureTabName = (typeof STRUCTURE_TABS)[number]

/** Tabs of a story: beside a program only pictures are of use. */
export const tabsFor = ({ ink }: DraftStructure): readonly StructureTabName[] =>
  ink ? ['scenes', 'plates'] : STRUCTURE_TABS

/** How many there are under each. */
export const countUnder = (structure: DraftStructure, tab: StructureTabName): number => {
  if (tab === 'scenes') return Object.keys(structure.nodes).length
  if (tab === 'reactions') return structure.reactions?.length ?? 0
  return entriesOf(structure, tab).length
}

/** Where a place in the structure is written; the story's replies stand below its reactions. */
export const tabOf = ({ path }: StructureFocus): StructureTabName =>
  path?.[0] === 'replies'
    ? 'reactions'
    : (STRUCTURE_TABS.find((tab) => tab === path?.[0]) ?? 'scenes')
