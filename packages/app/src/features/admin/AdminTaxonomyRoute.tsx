import {
  messageFor,
  useChangeTagMutation,
  useCreateCategoryMutation,
  useCreateTagMutation,
  useDeleteCategoryMutation,
  useDeleteTagMutation,
  useListAdminCategoriesQuery,
  useListAdminTagsQuery,
  useMergeCategoryMutation,
  useMergeTagMutation,
  useOrderCategoriesMutation,
  useRenameCategoryMutation,
} from '@kathasagar/api'
import { useAdminMessages, type TaxonomyNoun } from '@kathasagar/ui/internal'
import { AdminTaxonomyScreen } from '@kathasagar/ui/screens'
import { useMatch } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { adminPaths } from './adminPaths.ts'
import { taxonomyRefusal } from './formRefusal.ts'

export default function AdminTaxonomyRoute() {
  return useMatch(adminPaths.tags) ? <Tags /> : <Categories />
}

function useTaxonomy(noun: TaxonomyNoun) {
  const messages = useAdminMessages().taxonomy[noun]
  const site = useSiteMessages()
  useTitle(messages.title)

  return {
    messages,
    refusalOf: (outcome: { error?: unknown }, fallback: string) =>
      taxonomyRefusal(outcome, fallback, site),
    stateOf: (data: object | undefined, error: unknown) => ({
      status: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
      error: error ? messageFor(error, messages.failedHint, site) : undefined,
    }),
  }
}

const REFETCH = { refetchOnMountOrArgChange: true }

function Categories() {
  const { messages, refusalOf, stateOf } = useTaxonomy('categories')
  const { data, error, refetch } = useListAdminCategoriesQuery(undefined, REFETCH)
  const [create] = useCreateCategoryMutation()
  const [rename] = useRenameCategoryMutation()
  const [merge] = useMergeCategoryMutation()
  const [remove] = useDeleteCategoryMutation()
  const [order] = useOrderCategoriesMutation()

  return (
    <AdminTaxonomyScreen
      {...stateOf(data, error)}
      items={data ?? []}
      noun="categories"
      onDelete={async (id) => refusalOf(await remove(id), messages.notDeleted)}
      onMerge={async (category_id, into) =>
        refusalOf(await merge({ category_id, into }), messages.notMerged)
      }
      onOrder={async (ids) => refusalOf(await order(ids), messages.notMoved)}
      onRetry={() => void refetch()}
      onSave={async (item, { display_name }) => {
        const call = item
          ? rename({ category_id: item.id, display_name })
          : create({ display_name })
        return refusalOf(await call, messages.notSaved)
      }}
    />
  )
}

function Tags() {
  const { messages, refusalOf, stateOf } = useTaxonomy('tags')
  const { data, error, refetch } = useListAdminTagsQuery(undefined, REFETCH)
  const [create] = useCreateTagMutation()
  const [change] = useChangeTagMutation()
  const [merge] = useMergeTagMutation()
  const [remove] = useDeleteTagMutation()

  return (
    <AdminTaxonomyScreen
      {...stateOf(data, error)}
      items={data ?? []}
      noun="tags"
      onDelete={async (id) => refusalOf(await remove(id), messages.notDeleted)}
      onMerge={async (tag_id, into) => refusalOf(await merge({ tag_id, into }), messages.notMerged)}
      onRetry={() => void refetch()}
      onSave={async (item, values) => {
        const call = item ? change({ tag_id: item.id, ...values }) : create(values)
        return refusalOf(await call, messages.notSaved)
      }}
    />
  )
}
