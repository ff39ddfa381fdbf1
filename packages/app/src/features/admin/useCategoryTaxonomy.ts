import {
  messageFor,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListAdminCategoriesQuery,
  useMergeCategoryMutation,
  useOrderCategoriesMutation,
  useRenameCategoryMutation,
} from '@kathasagar/api'
import { useAdminMessages, type AdminTaxonomyScreenProps } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { taxonomyRefusal } from './taxonomyRefusal.ts'

/** All categories, and what can be done with them. */
export function useCategoryTaxonomy(): AdminTaxonomyScreenProps {
  const messages = useAdminMessages().taxonomy.categories
  const site = useSiteMessages()
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
    error: error && messageFor(error, messages.failedHint, site),
    onRetry: () => void refetch(),
    onSave: async (item, { display_name }) =>
      taxonomyRefusal(
        await (item ? rename({ category_id: item.id, display_name }) : create({ display_name })),
        messages.notSaved,
        site,
      ),
    onMerge: async (category_id, into) =>
      taxonomyRefusal(await merge({ category_id, into }), messages.notMerged, site),
    onDelete: async (id) => taxonomyRefusal(await remove(id), messages.notDeleted, site),
    onOrder: async (ids) => taxonomyRefusal(await order(ids), messages.notMoved, site),
  }
}
