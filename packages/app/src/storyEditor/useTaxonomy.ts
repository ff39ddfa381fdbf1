import { useListCategoriesQuery, useListTagsQuery } from '@kathasagar/api'

export function useTaxonomy() {
  const categories = useListCategoriesQuery()
  const tags = useListTagsQuery()
  const isFailed = categories.isError || tags.isError

  const retry = () => {
    if (categories.isError) void categories.refetch()
    if (tags.isError) void tags.refetch()
  }
  return {
    categories: categories.data ?? [],
    tags: tags.data ?? null,
    onRetryTaxonomy: isFailed ? retry : undefined,
  }
}
