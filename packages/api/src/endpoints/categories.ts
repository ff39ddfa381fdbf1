import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import type { Category, Tag } from '../contract/categories.ts'
import { routes } from '../contract/routes.ts'

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      query: () => requestOf('listCategories', {}),
      responseSchema: routes.listCategories.answer,
      providesTags: ['Categories'],
    }),
    listTags: build.query<Tag[], void>({
      query: () => requestOf('listTags', {}),
      responseSchema: routes.listTags.answer,
      providesTags: ['Categories'],
    }),
  }),
})

export const { useListCategoriesQuery, useListTagsQuery } = categoriesApi
