import { api } from '../../client/apiSlice.ts'
import { adminTaxonomyCalls } from '../../client/calls.ts'
import type { AdminCategory } from '../../contract/adminTaxonomy.ts'

const TAGS = ['Categories', 'AdminStories', 'Stories'] as const
const tagsOnSuccess = (_answer: unknown, error: unknown) => (error ? [] : TAGS)

/** Sorts by id, because the list may have changed meanwhile. */
function inOrder(ids: readonly string[]) {
  const place = new Map(ids.map((id, at) => [id, at]))
  return adminTaxonomyApi.util.updateQueryData('listAdminCategories', undefined, (rows) => {
    rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  })
}

export const adminTaxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query({
      ...adminTaxonomyCalls.ask('listAdminCategories'),
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation({
      ...adminTaxonomyCalls.ask('createCategory'),
      invalidatesTags: tagsOnSuccess,
    }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      query: (ids) => adminTaxonomyCalls.call('orderCategories', { body: { ids: [...ids] } }),
      responseSchema: adminTaxonomyCalls.answer('orderCategories'),
      // After a rejection, only the server knows the order.
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
    renameCategory: build.mutation({
      ...adminTaxonomyCalls.ask('renameCategory'),
      invalidatesTags: tagsOnSuccess,
    }),
    mergeCategory: build.mutation({
      ...adminTaxonomyCalls.ask('mergeCategory'),
      invalidatesTags: tagsOnSuccess,
    }),
    deleteCategory: build.mutation({
      ...adminTaxonomyCalls.ask('deleteCategory', (category_id: string) => ({ category_id })),
      invalidatesTags: tagsOnSuccess,
    }),
    listAdminTags: build.query({
      ...adminTaxonomyCalls.ask('listAdminTags'),
      providesTags: ['Categories'],
    }),
    createTag: build.mutation({
      ...adminTaxonomyCalls.ask('createTag'),
      invalidatesTags: tagsOnSuccess,
    }),
    changeTag: build.mutation({
      ...adminTaxonomyCalls.ask('changeTag'),
      invalidatesTags: tagsOnSuccess,
    }),
    mergeTag: build.mutation({
      ...adminTaxonomyCalls.ask('mergeTag'),
      invalidatesTags: tagsOnSuccess,
    }),
    deleteTag: build.mutation({
      ...adminTaxonomyCalls.ask('deleteTag', (tag_id: string) => ({ tag_id })),
      invalidatesTags: tagsOnSuccess,
    }),
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
} = adminTaxonomyApi
