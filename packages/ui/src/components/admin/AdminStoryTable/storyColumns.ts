import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'
import type { AdminStory } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'

export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
type StoryColumn = ColumnDef<typeof features, AdminStory>

const { columns: messages } = adminMessages.stories

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
  plain('select', messages.select),
  sorted('title', messages.title),
  sorted('author', messages.author),
  sorted('category', messages.category),
  plain('tags', messages.tags),
  plain('premium', messages.premium),
  plain('featured', messages.featured),
  sorted('plays', messages.stats, true),
  plain('actions', messages.actions),
]
