import type { DraftStructure } from '@kathasagar/story/schema'
import type { StructureFocus } from './structureFocus.ts'

/** Under which a story's parts are written. */
export const STRUCTURE_TABS = [
  'scenes',
  'cast',
  'things',
  'plates',
  'state',
  'codex',
  'reactions',
] as const
export type StructureTabName = (typeof STRUCTURE_TABS)[number]

/** Tabs of a story: beside a program only pictures are of use. */
export const tabsFor = ({ ink }: DraftStructure): readonly StructureTabName[] =>
  ink ? ['scenes', 'plates'] : STRUCTURE_TABS

/** How many there are under each. */
export const tabCounts = (structure: DraftStructure): Record<StructureTabName, number> => ({
  scenes: Object.keys(structure.nodes).length,
  cast: Object.keys(structure.cast ?? {}).length,
  things: Object.keys(structure.things ?? {}).length,
  plates: Object.keys(structure.plates ?? {}).length,
  state: Object.keys(structure.state ?? {}).length,
  codex: structure.codex?.length ?? 0,
  reactions: structure.reactions?.length ?? 0,
})

/** Where a place in the structure is written. */
export const tabOf = ({ path }: StructureFocus): StructureTabName =>
  STRUCTURE_TABS.find((tab) => tab === path?.[0]) ?? 'scenes'
