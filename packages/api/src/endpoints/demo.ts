import { api } from '../client/apiSlice.ts'
import { storiesCalls } from '../client/calls.ts'

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, since nothing is kept: the same turns always read the same. */
    playDemo: build.query(storiesCalls.ask('playDemo')),
  }),
})

export const { usePlayDemoQuery } = demoApi
