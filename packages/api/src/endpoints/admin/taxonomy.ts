import { api } from '../../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../../client/requestOf.ts'
import type { AdminCategory, AdminTag } from '../../contract/adminTaxonomy.ts'
import { adminTaxonomyRoutes } from '../../contract/routes/adminTaxonomy.ts'

type CategoryId = RequestParts<typeof adminTaxonomyRoutes.deleteCategory>['params']
type TagId = RequestParts<typeof adminTaxonomyRoutes.deleteTag>['params']

/** What shows names of categories and tags: lists of stories among them. */
const SHOWN = ['Categories', 'AdminStories', 'Stories'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** How the catalogue is sorted, for those who sort it. */
export const adminTaxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<AdminCategory[], void>({
      query: () => requestOf(adminTaxonomyRoutes.listAdminCategories, {}),
      responseSchema: adminTaxonomyRoutes.listAdminCategories.answer,
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation<
      AdminCategory,
      RequestParts<typeof adminTaxonomyRoutes.createCategory>['body']
    >({
      query: (body) => requestOf(adminTaxonomyRoutes.createCategory, { body }),
      responseSchema: adminTaxonomyRoutes.createCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      query: (ids) => requestOf(adminTaxonomyRoutes.orderCategories, { body: { ids: [...ids] } }),
      responseSchema: adminTaxonomyRoutes.orderCategories.answer,
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
      query: ({ category_id, ...body }) =>
        requestOf(adminTaxonomyRoutes.renameCategory, { params: { category_id }, body }),
      responseSchema: adminTaxonomyRoutes.renameCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeCategory: build.mutation<AdminCategory, CategoryId & { into: string }>({
      query: ({ category_id, into }) =>
        requestOf(adminTaxonomyRoutes.mergeCategory, { params: { category_id }, body: { into } }),
      responseSchema: adminTaxonomyRoutes.mergeCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteCategory: build.mutation<{ id: string }, string>({
      query: (category_id) =>
        requestOf(adminTaxonomyRoutes.deleteCategory, { params: { category_id } }),
      responseSchema: adminTaxonomyRoutes.deleteCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    listAdminTags: build.query<AdminTag[], void>({
      query: () => requestOf(adminTaxonomyRoutes.listAdminTags, {}),
      responseSchema: adminTaxonomyRoutes.listAdminTags.answer,
      providesTags: ['Categories'],
    }),
    createTag: build.mutation<AdminTag, RequestParts<typeof adminTaxonomyRoutes.createTag>['body']>(
      {
        query: (body) => requestOf(adminTaxonomyRoutes.createTag, { body }),
        responseSchema: adminTaxonomyRoutes.createTag.answer,
        invalidatesTags: unlessRefused,
      },
    ),
    changeTag: build.mutation<
      AdminTag,
      TagId & RequestParts<typeof adminTaxonomyRoutes.changeTag>['body']
    >({
      query: ({ tag_id, ...body }) =>
        requestOf(adminTaxonomyRoutes.changeTag, { params: { tag_id }, body }),
      responseSchema: adminTaxonomyRoutes.changeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeTag: build.mutation<AdminTag, TagId & { into: string }>({
      query: ({ tag_id, into }) =>
        requestOf(adminTaxonomyRoutes.mergeTag, { params: { tag_id }, body: { into } }),
      responseSchema: adminTaxonomyRoutes.mergeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteTag: build.mutation<{ id: string }, string>({
      query: (tag_id) => requestOf(adminTaxonomyRoutes.deleteTag, { params: { tag_id } }),
      responseSchema: adminTaxonomyRoutes.deleteTag.answer,
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
