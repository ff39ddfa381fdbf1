import { api } from '../client/apiSlice.ts'
import { storiesCalls } from '../client/calls.ts'

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, because nothing is stored and the result is deterministic. */
    playDemo: build.query(storiesCalls.ask('playDemo')),
  }),
})

export const { usePlayDemoQuery } = demoApi
