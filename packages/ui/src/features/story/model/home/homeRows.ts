import type { Category, StoryCard } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Messages } from '../../../../messages/en.ts'
import type { HomeRow } from '../../screens/HomeScreen/HomeScreen.tsx'

interface HomeStories {
  hrefs: { browse: (filters: { category: string }) => string; saved: string }
  featured: readonly StoryCard[]
  trending: readonly StoryCard[]
  followed: readonly StoryCard[]
  bookmarks: readonly StoryCard[]
  moreBookmarks?: HomeRow['more']
  stories: readonly StoryCard[]
  reads: StoryLanguage
  messages: Messages['site']['rows']
  nameOf: (category: Category) => string
}

const readableFirst = (stories: readonly StoryCard[], reads: StoryLanguage) => [
  ...stories.filter(({ language }) => language === reads),
  ...stories.filter(({ language }) => language !== reads),
]

function byCategory({ hrefs, stories, reads, nameOf }: HomeStories) {
  const categories = new Map<string, { order: number; row: HomeRow & { stories: StoryCard[] } }>()
  const others: StoryCard[] = []
  for (const story of readableFirst(stories, reads)) {
    if (!story.category) {
      others.push(story)
      continue
    }
    const { id, name, sort_order } = story.category
    const found = categories.get(id) ?? {
      order: sort_order,
      row: {
        key: id,
        title: nameOf(story.category),
        href: hrefs.browse({ category: name }),
        stories: [],
      },
    }
    found.row.stories.push(story)
    categories.set(id, found)
  }
  const sorted = [...categories.values()].sort((a, b) => a.order - b.order)
  return { inOrder: sorted.map(({ row }) => row), others }
}

/** Returns the rows of the home page. In most rows, stories in the reader's language are first. */
export function homeRows(shown: HomeStories): HomeRow[] {
  const { hrefs, followed, bookmarks, moreBookmarks, reads, messages: rows } = shown
  const featured = readableFirst(shown.featured, reads)
  const trending = readableFirst(shown.trending, reads)
  const { inOrder, others } = byCategory(shown)

  return [
    { key: 'featured', title: rows.featured, hint: rows.featuredHint, stories: featured },
    { key: 'trending', title: rows.trending, hint: rows.trendingHint, stories: trending },
    { key: 'followed', title: rows.followed, hint: rows.followedHint, stories: followed },
    {
      key: 'bookmarks',
      href: hrefs.saved,
      title: rows.bookmarks,
      hint: rows.bookmarksHint,
      stories: bookmarks,
      more: moreBookmarks,
    },
    ...inOrder,
    { key: 'others', title: rows.others, hint: rows.othersHint, stories: others },
  ]
}
