import { api } from '../client/apiSlice.ts'
import { storiesCalls } from '../client/calls.ts'
import type { Demo, DemoRequest } from '../contract/demo.ts'

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query, since nothing is kept: the same turns always read the same. */
    playDemo: build.query<Demo, DemoRequest>(storiesCalls.ask('playDemo')),
  }),
})

export const { usePlayDemoQuery } = demoApi
