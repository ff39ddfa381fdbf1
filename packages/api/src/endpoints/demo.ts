import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { Demo, type DemoRequest } from '../contract/demo.ts'
import { storiesRoutes } from '../contract/routes/stories.ts'

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, since nothing is kept: the same turns always read the same. */
    playDemo: build.query<Demo, DemoRequest>({
      query: (body) => requestOf(storiesRoutes.playDemo, { body }),
      responseSchema: Demo,
    }),
  }),
})

export const { usePlayDemoQuery } = demoApi
