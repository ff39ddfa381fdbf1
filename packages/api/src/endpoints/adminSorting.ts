import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import type { AdminCategory, AdminTag } from '../contract/adminSorting.ts'
import { routes } from '../contract/routes.ts'

type CategoryId = RequestParts<'deleteCategory'>['params']
type TagId = RequestParts<'deleteTag'>['params']

/** What shows names of categories and tags: lists of stories among them. */
const SHOWN = ['Categories', 'AdminStories', 'Stories'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** How the catalogue is sorted, for those who sort it. */
export const adminSortingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminCategories: build.query<AdminCategory[], void>({
      query: () => requestOf('listAdminCategories', {}),
      responseSchema: routes.listAdminCategories.answer,
      providesTags: ['Categories'],
    }),
    createCategory: build.mutation<AdminCategory, RequestParts<'createCategory'>['body']>({
      query: (body) => requestOf('createCategory', { body }),
      responseSchema: routes.createCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    orderCategories: build.mutation<AdminCategory[], readonly string[]>({
      query: (ids) => requestOf('orderCategories', { body: { ids: [...ids] } }),
      responseSchema: routes.orderCategories.answer,
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
      CategoryId & RequestParts<'renameCategory'>['body']
    >({
      query: ({ category_id, ...body }) =>
        requestOf('renameCategory', { params: { category_id }, body }),
      responseSchema: routes.renameCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeCategory: build.mutation<AdminCategory, CategoryId & { into: string }>({
      query: ({ category_id, into }) =>
        requestOf('mergeCategory', { params: { category_id }, body: { into } }),
      responseSchema: routes.mergeCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteCategory: build.mutation<{ id: string }, string>({
      query: (category_id) => requestOf('deleteCategory', { params: { category_id } }),
      responseSchema: routes.deleteCategory.answer,
      invalidatesTags: unlessRefused,
    }),
    listAdminTags: build.query<AdminTag[], void>({
      query: () => requestOf('listAdminTags', {}),
      responseSchema: routes.listAdminTags.answer,
      providesTags: ['Categories'],
    }),
    createTag: build.mutation<AdminTag, RequestParts<'createTag'>['body']>({
      query: (body) => requestOf('createTag', { body }),
      responseSchema: routes.createTag.answer,
      invalidatesTags: unlessRefused,
    }),
    changeTag: build.mutation<AdminTag, TagId & RequestParts<'changeTag'>['body']>({
      query: ({ tag_id, ...body }) => requestOf('changeTag', { params: { tag_id }, body }),
      responseSchema: routes.changeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    mergeTag: build.mutation<AdminTag, TagId & { into: string }>({
      query: ({ tag_id, into }) => requestOf('mergeTag', { params: { tag_id }, body: { into } }),
      responseSchema: routes.mergeTag.answer,
      invalidatesTags: unlessRefused,
    }),
    deleteTag: build.mutation<{ id: string }, string>({
      query: (tag_id) => requestOf('deleteTag', { params: { tag_id } }),
      responseSchema: routes.deleteTag.answer,
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
