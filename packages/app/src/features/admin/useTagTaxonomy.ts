import {
  messageFor,
  useChangeTagMutation,
  useCreateTagMutation,
  useDeleteTagMutation,
  useListAdminTagsQuery,
  useMergeTagMutation,
} from '@kathasagar/api'
import { adminMessages, type AdminTaxonomyScreenProps } from '@kathasagar/ui'

import { taxonomyRefusal } from './taxonomyRefusal.ts'

const messages = adminMessages.taxonomy.tags

/** All tags, and what can be done with them. */
export function useTagTaxonomy(): AdminTaxonomyScreenProps {
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
      taxonomyRefusal(
        await (item ? change({ tag_id: item.id, ...values }) : create(values)),
        messages.notSaved,
      ),
    onMerge: async (tag_id, into) =>
      taxonomyRefusal(await merge({ tag_id, into }), messages.notMerged),
    onDelete: async (id) => taxonomyRefusal(await remove(id), messages.notDeleted),
  }
}
