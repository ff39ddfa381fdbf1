import {
  messageFor,
  useChangeTagMutation,
  useCreateTagMutation,
  useDeleteTagMutation,
  useListAdminTagsQuery,
  useMergeTagMutation,
} from '@kathasagar/api'
import { adminMessages, type AdminSortingScreenProps } from '@kathasagar/ui'

import { sortingRefusal } from './sortingRefusal.ts'

const messages = adminMessages.sorting.tags

/** All tags, and what can be done with them. */
export function useTagSorting(): AdminSortingScreenProps {
  const { data, error, refetch } = useListAdminTagsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [create] = useCreateTagMutation()
  const [change] = useChangeTagMutation()
  const [merge] = useMergeTagMutation()
  const [remove] = useDeleteTagMutation()

  return {
    noun: 'tags',
    items: data ?? [],
    status: data ? 'ready' : error ? 'failed' : 'loading',
    error: error && messageFor(error, messages.failedHint),
    onRetry: () => void refetch(),
    onSave: async (item, values) =>
      sortingRefusal(
        await (item ? change({ tag_id: item.id, ...values }) : create(values)),
        messages.notSaved,
      ),
    onMerge: async (tag_id, into) =>
      sortingRefusal(await merge({ tag_id, into }), messages.notMerged),
    onDelete: async (id) => sortingRefusal(await remove(id), messages.notDeleted),
  }
}
