import {
  messageFor,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListAdminCategoriesQuery,
  useMergeCategoryMutation,
  useOrderCategoriesMutation,
  useRenameCategoryMutation,
} from '@kathasagar/api'
import { adminMessages, type AdminTaxonomyScreenProps } from '@kathasagar/ui'

import { taxonomyRefusal } from './taxonomyRefusal.ts'

const messages = adminMessages.taxonomy.categories

/** All categories, and what can be done with them. */
export function useCategoryTaxonomy(): AdminTaxonomyScreenProps {
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
      taxonomyRefusal(
        await (item ? rename({ category_id: item.id, display_name }) : create({ display_name })),
        messages.notSaved,
      ),
    onMerge: async (category_id, into) =>
      taxonomyRefusal(await merge({ category_id, into }), messages.notMerged),
    onDelete: async (id) => taxonomyRefusal(await remove(id), messages.notDeleted),
    onOrder: async (ids) => taxonomyRefusal(await order(ids), messages.notMoved),
  }
}
