import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { Taste, type TasteRequest } from '../contract/taste.ts'
import { storiesRoutes } from '../contract/routes/stories.ts'

export const tasteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, since nothing is kept: the same turns always read the same. */
    tasteStory: build.query<Taste, TasteRequest>({
      query: (body) => requestOf(storiesRoutes.tasteStory, { body }),
      responseSchema: Taste,
    }),
  }),
})

export const { useTasteStoryQuery } = tasteApi
