import { api } from '../../client/apiSlice.ts'
import { adminTaxonomyCalls } from '../../client/calls.ts'
import type { RequestParts } from '../../client/requestOf.ts'
import type { AdminCategory, AdminTag } from '../../contract/adminTaxonomy.ts'
import type { routes as adminTaxonomyRoutes } from '../../contract/routes/adminTaxonomy.ts'

type CategoryId = RequestParts<typeof adminTaxonomyRoutes.deleteCategory>['params']
type TagId = RequestParts<typeof adminTaxonomyRoutes.deleteTag>['params']

/** What shows names of categories and tags: lists of stories among them. */
const SHOWN = ['Categories', 'AdminStories', 'Stories'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** How the catalogue is sorted, for those who sort it. */
export const adminTaxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<AdminCategory[], void>({
      ...adminTaxonomyCalls.ask('listAdminCategories'),
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation<
      AdminCategory,
      RequestParts<typeof adminTaxonomyRoutes.createCategory>['body']
    >({
      ...adminTaxonomyCalls.ask('createCategory'),
      invalidatesTags: unlessRefused,
    }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      query: (ids) => adminTaxonomyCalls.call('orderCategories', { body: { ids: [...ids] } }),
      responseSchema: adminTaxonomyCalls.answer('orderCategories'),
      invalidatesTags: unlessRefused,
      // A row stays where it was dropped; a refusal takes it back.
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const place = new Map(ids.map((id, at) => [id, at]))
        const moved = dispatch(
          adminTaxonomyApi.util.updateQueryData('listAdminCategories', undefined, (rows) => {
            rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
          }),
        )
        await queryFulfilled.catch(() => moved.undo())
      },
    }),
    renameCategory: build.mutation<
      AdminCategory,
      CategoryId & RequestParts<typeof adminTaxonomyRoutes.renameCategory>['body']
    >({
      ...adminTaxonomyCalls.ask('renameCategory'),
      invalidatesTags: unlessRefused,
    }),
    mergeCategory: build.mutation<AdminCategory, CategoryId & { into: string }>({
      ...adminTaxonomyCalls.ask('mergeCategory'),
      invalidatesTags: unlessRefused,
    }),
    deleteCategory: build.mutation<{ id: string }, string>({
      ...adminTaxonomyCalls.ask('deleteCategory', (category_id: string) => ({ category_id })),
      invalidatesTags: unlessRefused,
    }),
    listAdminTags: build.query<AdminTag[], void>({
      ...adminTaxonomyCalls.ask('listAdminTags'),
      providesTags: ['Categories'],
    }),
    createTag: build.mutation<AdminTag, RequestParts<typeof adminTaxonomyRoutes.createTag>['body']>(
      {
        ...adminTaxonomyCalls.ask('createTag'),
        invalidatesTags: unlessRefused,
      },
    ),
    changeTag: build.mutation<
      AdminTag,
      TagId & RequestParts<typeof adminTaxonomyRoutes.changeTag>['body']
    >({
      ...adminTaxonomyCalls.ask('changeTag'),
      invalidatesTags: unlessRefused,
    }),
    mergeTag: build.mutation<AdminTag, TagId & { into: string }>({
      ...adminTaxonomyCalls.ask('mergeTag'),
      invalidatesTags: unlessRefused,
    }),
    deleteTag: build.mutation<{ id: string }, string>({
      ...adminTaxonomyCalls.ask('deleteTag', (tag_id: string) => ({ tag_id })),
      invalidatesTags: unlessRefused,
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
