import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'
import type { AdminStory } from '@kathasagar/api/contract'

import { adminWords } from '../../messages/adminWords.ts'

export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
type StoryColumn = ColumnDef<typeof features, AdminStory>

const { columns: words } = adminWords.stories

/** Its id is what the server sorts by; more is more interesting, so figures begin with the most. */
const sorted = (id: string, header: string, sortDescFirst = false): StoryColumn => ({
  id,
  header,
  sortDescFirst,
  accessorFn: ({ title }) => title,
})
const plain = (id: string, header: string): StoryColumn => ({ id, header, enableSorting: false })

/** The columns from first to last; what stands in them is drawn by `StoryCell`. */
export const storyColumns: StoryColumn[] = [
  plain('select', words.select),
  sorted('title', words.title),
  sorted('author', words.author),
  sorted('category', words.category),
  plain('tags', words.tags),
  plain('premium', words.premium),
  plain('featured', words.featured),
  sorted('plays', words.stats, true),
  plain('actions', words.actions),
]
