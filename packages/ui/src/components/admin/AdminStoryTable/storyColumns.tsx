import type { AdminStory } from '@kathasagar/api/contract'
import type { AdminStoryColumn } from '@kathasagar/api/contract/vocabulary'

import type { AdminMessages } from '../../../messages/en.ts'
import type { useServerMessages } from '../../../messages/useServerMessages.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import type { StoryActs } from './storyActs.ts'
import { AuthorName, FeaturedCell, RowActions, StatsCell } from './StoryCells.tsx'
import { StoryTitle } from './StoryTitle.tsx'

type Named = Pick<ReturnType<typeof useServerMessages>, 'category' | 'tag'>
type Words = AdminMessages['admin']['stories']

/** What a story is and how it fares, from first to last. */
const factColumns = (
  { columns: headers, ...messages }: Words,
  named: Named,
): TableColumn<AdminStory>[] => [
  {
    id: 'category',
    header: headers.category,
    firstOrder: 'asc',
    card: 'fact',
    cell: ({ category }) => (category ? named.category(category) : messages.none),
  },
  {
    id: 'tags',
    header: headers.tags,
    card: 'hidden',
    cell: ({ tags }) => tags.map(named.tag).join(', ') || messages.none,
  },
  {
    id: 'premium',
    header: headers.premium,
    card: 'fact',
    cell: ({ is_premium }) =>
      is_premium ? <Badge tone="premium">{messages.premium}</Badge> : messages.free,
  },
]

/** The columns from first to last. One that sorts has the name that the server sorts by. */
export const storyColumns = (
  { columns, ...acts }: StoryActs & { columns: readonly AdminStoryColumn[] },
  messages: Words,
  named: Named,
): TableColumn<AdminStory>[] =>
  allColumns(acts, messages, named).filter(({ id }) => {
    const column = id === 'plays' ? 'stats' : id
    return column === 'title' || column === 'actions' || columns.some((one) => one === column)
  })

const allColumns = (acts: StoryActs, messages: Words, named: Named): TableColumn<AdminStory>[] => [
  {
    id: 'title',
    header: messages.columns.title,
    firstOrder: 'asc',
    isRowHeader: true,
    width: 'wide',
    cell: (story) => <StoryTitle story={story} />,
  },
  {
    id: 'author',
    header: messages.columns.author,
    firstOrder: 'asc',
    card: 'fact',
    cell: (story) => <AuthorName onAuthor={acts.onAuthor} story={story} />,
  },
  ...factColumns(messages, named),
  {
    id: 'featured',
    header: messages.columns.featured,
    isUnbroken: true,
    card: 'fact',
    cell: (story) => <FeaturedCell {...acts} story={story} />,
  },
  {
    id: 'plays',
    header: messages.columns.stats,
    // More is more interesting, so figures begin with the most.
    firstOrder: 'desc',
    cell: (story) => <StatsCell story={story} />,
  },
  {
    id: 'actions',
    header: messages.columns.actions,
    cell: (story) => <RowActions {...acts} story={story} />,
  },
]
