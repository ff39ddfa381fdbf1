import {
  messageFor,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListAdminCategoriesQuery,
  useMergeCategoryMutation,
  useOrderCategoriesMutation,
  useRenameCategoryMutation,
} from '@kathasagar/api'
import { adminMessages, type AdminSortingScreenProps } from '@kathasagar/ui'

import { sortingRefusal } from './sortingRefusal.ts'

const messages = adminMessages.sorting.categories

/** All categories, and what can be done with them. */
export function useCategorySorting(): AdminSortingScreenProps {
  const { data, error, refetch } = useListAdminCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [create] = useCreateCategoryMutation()
  const [rename] = useRenameCategoryMutation()
  const [merge] = useMergeCategoryMutation()
  const [remove] = useDeleteCategoryMutation()
  const [order] = useOrderCategoriesMutation()

  return {
    noun: 'categories',
    items: data ?? [],
    status: data ? 'ready' : error ? 'failed' : 'loading',
    error: error && messageFor(error, messages.failedHint),
    onRetry: () => void refetch(),
    onSave: async (item, { display_name }) =>
      sortingRefusal(
        await (item ? rename({ category_id: item.id, display_name }) : create({ display_name })),
        messages.notSaved,
      ),
    onMerge: async (category_id, into) =>
      sortingRefusal(await merge({ category_id, into }), messages.notMerged),
    onDelete: async (id) => sortingRefusal(await remove(id), messages.notDeleted),
    onOrder: async (ids) => sortingRefusal(await order(ids), messages.notMoved),
  }
}
