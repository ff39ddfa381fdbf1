import { api } from '../client/apiSlice.ts'
import { categoriesCalls } from '../client/calls.ts'

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({
      ...categoriesCalls.ask('listCategories'),
      providesTags: ['Categories'],
    }),
    listTags: build.query({
      ...categoriesCalls.ask('listTags'),
      providesTags: ['Categories'],
    }),
  }),
})

export const { useListCategoriesQuery, useListTagsQuery } = taxonomyApi
