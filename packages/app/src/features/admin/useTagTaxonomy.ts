import {
  messageFor,
  useChangeTagMutation,
  useCreateTagMutation,
  useDeleteTagMutation,
  useListAdminTagsQuery,
  useMergeTagMutation,
} from '@kathasagar/api'
import { useAdminMessages, type AdminTaxonomyScreenProps } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { taxonomyRefusal } from './taxonomyRefusal.ts'

/** All tags, and what can be done with them. */
export function useTagTaxonomy(): AdminTaxonomyScreenProps {
  const messages = useAdminMessages().taxonomy.tags
  const site = useSiteMessages()
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
    error: error && messageFor(error, messages.failedHint, site),
    onRetry: () => void refetch(),
    onSave: async (item, values) =>
      taxonomyRefusal(
        await (item ? change({ tag_id: item.id, ...values }) : create(values)),
        messages.notSaved,
        site,
      ),
    onMerge: async (tag_id, into) =>
      taxonomyRefusal(await merge({ tag_id, into }), messages.notMerged, site),
    onDelete: async (id) => taxonomyRefusal(await remove(id), messages.notDeleted, site),
  }
}
