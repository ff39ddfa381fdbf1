import { api } from '../client/apiSlice.ts'
import { siteCalls } from '../client/calls.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WaitlistAnswer, WaitlistRequest } from '../contract/waitlist.ts'

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<SiteConfig, void>(siteCalls.ask('getConfig')),
    joinWaitlist: build.mutation<WaitlistAnswer, WaitlistRequest>(siteCalls.ask('joinWaitlist')),
  }),
})

export const { useGetConfigQuery, useJoinWaitlistMutation } = siteApi
