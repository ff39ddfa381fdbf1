import type { BulkBody } from '@kathasagar/api'
import type { BulkChange } from '@kathasagar/ui'

import { adminStoryCall, type StoriesArgs } from './adminStoryQuery.ts'

type Selection = BulkBody['selection']
type Rating = Extract<BulkBody, { act: 'rating' }>['value']

/** Returns the filters if all stories are selected, else the selected ids. */
export function selectionOf(
  asked: StoriesArgs,
  { isAll, selected }: { isAll: boolean; selected: readonly string[] },
): Selection {
  if (!isAll) return { ids: [...selected] }
  const {
    sort: _sort,
    order: _order,
    page: _page,
    per_page: _rows,
    ...filter
  } = adminStoryCall(asked)
  return { filter: filter as Selection['filter'] }
}

export function bulkRequest({ choice, value, reason }: BulkChange, selection: Selection): BulkBody {
  const asked = { selection, reason }
  switch (choice) {
    case 'feature':
    case 'unfeature':
      return { ...asked, act: 'featured', value: choice === 'feature' }
    case 'give_premium':
    case 'take_premium':
      return { ...asked, act: 'premium', value: choice === 'give_premium' }
    case 'tags_add':
    case 'tags_remove':
      return { ...asked, act: choice, value: [value] }
    case 'rating':
      return { ...asked, act: choice, value: value as Rating }
    case 'category':
    case 'owner':
      return { ...asked, act: choice, value }
    case 'take_down':
    case 'restore':
      return { ...asked, act: choice }
  }
}
