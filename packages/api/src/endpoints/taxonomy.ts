import { api } from '../client/apiSlice.ts'
import { categoriesCalls } from '../client/calls.ts'
import type { Category, Tag } from '../contract/categories.ts'

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      ...categoriesCalls.ask('listCategories'),
      providesTags: ['Categories'],
    }),
    listTags: build.query<Tag[], void>({
      ...categoriesCalls.ask('listTags'),
      providesTags: ['Categories'],
    }),
  }),
})

export const { useListCategoriesQuery, useListTagsQuery } = taxonomyApi
