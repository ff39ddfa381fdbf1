import type { StoryClash } from '@kathasagar/api/contract'
import { useServerMessages } from '@kathasagar/ui'

import type { Changed } from './useSaveStory.ts'
import type { useTaxonomy } from './useTaxonomy.ts'

type Shelves = Pick<ReturnType<typeof useTaxonomy>, 'categories' | 'tags'>

/** What somebody saved meanwhile, as the author reads it: category and tags by their names, not by their ids. */
export function useShownChange({ categories, tags }: Shelves) {
  const t = useServerMessages()
  const names = new Map([
    ...(categories ?? []).map((category) => [category.id, t.category(category)] as const),
    ...(tags ?? []).map((tag) => [tag.id, t.tag(tag)] as const),
  ])
  const named = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(named) : (names.get(String(value)) ?? value)
  const shown = (clash: StoryClash): StoryClash =>
    ['category_id', 'tag_ids'].includes(clash.part[0] ?? '')
      ? { ...clash, mine: named(clash.mine), theirs: named(clash.theirs) }
      : clash

  return ({ who, time, clashes }: Changed) => ({ who, time, clashes: clashes?.map(shown) })
}
