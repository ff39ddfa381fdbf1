import { api } from '../client/apiSlice.ts'
import { siteCalls } from '../client/calls.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WaitlistAnswer, WaitlistRequest } from '../contract/waitlist.ts'

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<SiteConfig, void>({
      query: () => siteCalls.call('getConfig', {}),
      responseSchema: siteCalls.answer('getConfig'),
    }),
    joinWaitlist: build.mutation<WaitlistAnswer, WaitlistRequest>({
      query: (body) => siteCalls.call('joinWaitlist', { body }),
      responseSchema: siteCalls.answer('joinWaitlist'),
    }),
  }),
})

export const { useGetConfigQuery, useJoinWaitlistMutation } = siteApi
