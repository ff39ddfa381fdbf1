import type { StoryCard } from '@kathasagar/api/contract'
import type { HomeRow } from '@kathasagar/ui'

import { words } from '../words.ts'

interface HomeStories {
  featured: readonly StoryCard[]
  trending: readonly StoryCard[]
  /** All pages loaded so far, newest first. */
  stories: readonly StoryCard[]
}

/** Rows of the home page: the editors' choice, what is played now, then a row for each category in its order. */
export function homeRows({ featured, trending, stories }: HomeStories): HomeRow[] {
  const { rows } = words
  const categories = new Map<string, { order: number; row: HomeRow & { stories: StoryCard[] } }>()
  for (const story of stories) {
    if (!story.category) continue
    const { id, display_name, sort_order } = story.category
    const found = categories.get(id) ?? {
      order: sort_order,
      row: { key: id, title: display_name, stories: [] },
    }
    found.row.stories.push(story)
    categories.set(id, found)
  }
  const inOrder = [...categories.values()].sort((a, b) => a.order - b.order)

  return [
    { key: 'featured', title: rows.featured, hint: rows.featuredHint, stories: featured },
    { key: 'trending', title: rows.trending, hint: rows.trendingHint, stories: trending },
    ...inOrder.map(({ row }) => row),
  ]
}
