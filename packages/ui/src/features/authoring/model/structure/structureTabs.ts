import type { DraftStructure } from '@kathasagar/story/schema'
import { entriesOf, LISTED_PARTS } from './partItems.ts'
import type { StructureFocus } from './structureFocus.ts'

const WRITTEN_TABS = ['scenes', ...LISTED_PARTS, 'reactions'] as const

export type OptionalTabName = (typeof WRITTEN_TABS)[number]
export type StructureTabName = OptionalTabName | 'more'

export const countUnder = (structure: DraftStructure, tab: OptionalTabName): number => {
  if (tab === 'scenes') return Object.keys(structure.nodes).length
  if (tab === 'reactions') return structure.reactions?.length ?? 0
  return entriesOf(structure, tab).length
}

const isUsed = (structure: DraftStructure, tab: OptionalTabName) =>
  tab === 'scenes' ||
  tab === 'cast' ||
  countUnder(structure, tab) > 0 ||
  (tab === 'reactions' && structure.replies !== undefined)

/**
 * Returns the tabs to show: scenes, cast, parts with content, and the open part. Other parts are in
 * the menu. A story that runs as Ink has only scenes and images.
 */
export function tabsFor(structure: DraftStructure, open: StructureTabName) {
  if (structure.ink) return { tabs: ['scenes', 'plates'] as StructureTabName[], rest: [] }
  const isShown = (tab: OptionalTabName) => tab === open || isUsed(structure, tab)
  const rest = WRITTEN_TABS.filter((tab) => !isShown(tab))
  const tabs: StructureTabName[] = WRITTEN_TABS.filter(isShown)
  return { tabs: rest.length > 0 || open === 'more' ? [...tabs, 'more' as const] : tabs, rest }
}

/** Returns the tab that contains a location. Replies are on the tab for reactions. */
export const tabOf = ({ path }: StructureFocus): OptionalTabName =>
  path?.[0] === 'replies'
    ? 'reactions'
    : (WRITTEN_TABS.find((tab) => tab === path?.[0]) ?? 'scenes')
