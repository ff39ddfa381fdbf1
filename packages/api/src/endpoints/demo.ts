import { api } from '../client/apiSlice.ts'
import { storiesCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'

const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, because nothing is stored and the result is deterministic. */
    playDemo: build.query(calls.ask('playDemo')),
  }),
})

export const { usePlayDemoQuery } = hooksOf(demoApi)

export default demoApi
