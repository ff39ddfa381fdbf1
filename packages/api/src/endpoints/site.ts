import { api } from '../client/apiSlice.ts'
import { siteCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query(calls.ask('getConfig')),
    joinWaitlist: build.mutation(calls.ask('joinWaitlist')),
  }),
})

export const { useGetConfigQuery, useJoinWaitlistMutation } = hooksOf(siteApi)

export default siteApi
