import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import type { AdminCategory, AdminTag } from '../contract/adminSorting.ts'
import { adminCatalogueRoutes } from '../contract/routes/adminCatalogue.ts'

type CategoryId = RequestParts<typeof adminCatalogueRoutes.deleteCategory>['params']
type TagId = RequestParts<typeof adminCatalogueRoutes.deleteTag>['params']

/** What shows names of categories and tags: lists of stories among them. */
const SHOWN = ['Categories', 'AdminStories', 'Stories'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** How the catalogue is sorted, for those who sort it. */
export const adminSortingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<AdminCategory[], void>({
      query: () => requestOf(adminCatalogueRoutes.listAdminCategories, {}),
      responseSchema: adminCatalogueRoutes.listAdminCategories.answer,
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation<
      AdminCategory,
      RequestParts<typeof adminCatalogueRoutes.createCategory>['body']
    >({
      query: (body) => requestOf(adminCatalogueRoutes.createCategory, { body }),
      responseSchema: adminCatalogueRoutes.createCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      query: (ids) => requestOf(adminCatalogueRoutes.orderCategories, { body: { ids: [...ids] } }),
      responseSchema: adminCatalogueRoutes.orderCategories.answer,
      invalidatesTags: unlessRefused,
      // A row stays where it was dropped; a refusal takes it back.
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const place = new Map(ids.map((id, at) => [id, at]))
        const moved = dispatch(
          adminSortingApi.util.updateQueryData('listAdminCategories', undefined, (rows) => {
            rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
          }),
        )
        await queryFulfilled.catch(() => moved.undo())
      },
    }),
    renameCategory: build.mutation<
      AdminCategory,
      CategoryId & RequestParts<typeof adminCatalogueRoutes.renameCategory>['body']
    >({
      query: ({ category_id, ...body }) =>
        requestOf(adminCatalogueRoutes.renameCategory, { params: { category_id }, body }),
      responseSchema: adminCatalogueRoutes.renameCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeCategory: build.mutation<AdminCategory, CategoryId & { into: string }>({
      query: ({ category_id, into }) =>
        requestOf(adminCatalogueRoutes.mergeCategory, { params: { category_id }, body: { into } }),
      responseSchema: adminCatalogueRoutes.mergeCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteCategory: build.mutation<{ id: string }, string>({
      query: (category_id) =>
        requestOf(adminCatalogueRoutes.deleteCategory, { params: { category_id } }),
      responseSchema: adminCatalogueRoutes.deleteCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    listAdminTags: build.query<AdminTag[], void>({
      query: () => requestOf(adminCatalogueRoutes.listAdminTags, {}),
      responseSchema: adminCatalogueRoutes.listAdminTags.answer,
      providesTags: ['Categories'],
    }),
    createTag: build.mutation<
      AdminTag,
      RequestParts<typeof adminCatalogueRoutes.createTag>['body']
    >({
      query: (body) => requestOf(adminCatalogueRoutes.createTag, { body }),
      responseSchema: adminCatalogueRoutes.createTag.answer,
      invalidatesTags: unlessRefused,
    }),
    changeTag: build.mutation<
      AdminTag,
      TagId & RequestParts<typeof adminCatalogueRoutes.changeTag>['body']
    >({
      query: ({ tag_id, ...body }) =>
        requestOf(adminCatalogueRoutes.changeTag, { params: { tag_id }, body }),
      responseSchema: adminCatalogueRoutes.changeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeTag: build.mutation<AdminTag, TagId & { into: string }>({
      query: ({ tag_id, into }) =>
        requestOf(adminCatalogueRoutes.mergeTag, { params: { tag_id }, body: { into } }),
      responseSchema: adminCatalogueRoutes.mergeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteTag: build.mutation<{ id: string }, string>({
      query: (tag_id) => requestOf(adminCatalogueRoutes.deleteTag, { params: { tag_id } }),
      responseSchema: adminCatalogueRoutes.deleteTag.answer,
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
} = adminSortingApi
