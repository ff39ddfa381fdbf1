import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import type { Category, Tag } from '../contract/categories.ts'
import { categoriesRoutes } from '../contract/routes/categories.ts'

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      query: () => requestOf(categoriesRoutes.listCategories, {}),
      responseSchema: categoriesRoutes.listCategories.answer,
      providesTags: ['Categories'],
    }),
    listTags: build.query<Tag[], void>({
      query: () => requestOf(categoriesRoutes.listTags, {}),
      responseSchema: categoriesRoutes.listTags.answer,
      providesTags: ['Categories'],
    }),
  }),
})

export const { useListCategoriesQuery, useListTagsQuery } = taxonomyApi
