import { api } from '../../client/apiSlice.ts'
import { by, onSuccess, adminTaxonomyCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { AdminCategory } from '../../contract/adminTaxonomy.ts'

const TAGS = ['Categories', 'AdminStories', 'Stories'] as const
const invalidatesTags = onSuccess(...TAGS)

/** Sorts items by `ids`. The list may have changed meanwhile. */
function inOrder(ids: readonly string[]) {
  const place = new Map(ids.map((id, at) => [id, at]))
  return adminTaxonomyApi.util.updateQueryData('listAdminCategories', undefined, (rows) => {
    rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  })
}

const adminTaxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query({
      ...calls.ask('listAdminCategories'),
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation({ ...calls.ask('createCategory'), invalidatesTags }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      ...calls.ask('orderCategories', (ids: readonly string[]) => ({ ids: [...ids] })),
      // After a rejection, the order must be reloaded from the server.
      invalidatesTags: TAGS,
      // Optimistic update, reverted on failure.
      onQueryStarted: async (ids, { dispatch, getState, queryFulfilled }) => {
        const { listAdminCategories } = adminTaxonomyApi.endpoints
        const held = listAdminCategories.select(undefined)(getState()).data ?? []
        const before = held.map(({ id }) => id)
        dispatch(inOrder(ids))
        await queryFulfilled.catch(() => dispatch(inOrder(before)))
      },
    }),
    renameCategory: build.mutation({ ...calls.ask('renameCategory'), invalidatesTags }),
    mergeCategory: build.mutation({ ...calls.ask('mergeCategory'), invalidatesTags }),
    deleteCategory: build.mutation({
      ...calls.ask('deleteCategory', by('category_id')),
      invalidatesTags,
    }),
    listAdminTags: build.query({ ...calls.ask('listAdminTags'), providesTags: ['Categories'] }),
    createTag: build.mutation({ ...calls.ask('createTag'), invalidatesTags }),
    changeTag: build.mutation({ ...calls.ask('changeTag'), invalidatesTags }),
    mergeTag: build.mutation({ ...calls.ask('mergeTag'), invalidatesTags }),
    deleteTag: build.mutation({ ...calls.ask('deleteTag', by('tag_id')), invalidatesTags }),
  }),
})

export const {
  useListAdminCategoriesQuery,
  useCreateCategoryMutation,
  useOrderCategoriesMutation,
  useRenameCategoryMutation,
  useMergeCategoryMutation,
  useDeleteCategoryMutation,
  useListAdminTagsQuery,
  useCreateTagMutation,
  useChangeTagMutation,
  useMergeTagMutation,
  useDeleteTagMutation,
} = hooksOf(adminTaxonomyApi)

export default adminTaxonomyApi
