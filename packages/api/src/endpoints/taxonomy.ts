import { api } from '../client/apiSlice.ts'
import { categoriesCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'

const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({ ...calls.ask('listCategories'), providesTags: ['Categories'] }),
    listTags: build.query({ ...calls.ask('listTags'), providesTags: ['Categories'] }),
  }),
})

export const { useListCategoriesQuery, useListTagsQuery } = hooksOf(taxonomyApi)

export default taxonomyApi
