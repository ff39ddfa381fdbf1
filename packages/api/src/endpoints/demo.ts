import { api } from '../client/apiSlice.ts'
import { storiesCalls as calls } from '../client/calls.ts'

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, because nothing is stored and the result is deterministic. */
    playDemo: build.query(calls.ask('playDemo')),
  }),
})

export const { usePlayDemoQuery } = demoApi
