import { api } from '../client/apiSlice.ts'
import { siteCalls } from '../client/calls.ts'

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query(siteCalls.ask('getConfig')),
    joinWaitlist: build.mutation(siteCalls.ask('joinWaitlist')),
  }),
})

export const { useGetConfigQuery, useJoinWaitlistMutation } = siteApi
