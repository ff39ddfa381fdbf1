import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { SiteConfig } from '../contract/site.ts'
import { WaitlistAnswer, type WaitlistRequest } from '../contract/waitlist.ts'
import { siteRoutes } from '../contract/routes/site.ts'

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<SiteConfig, void>({
      query: () => requestOf(siteRoutes.getConfig, {}),
      responseSchema: SiteConfig,
    }),
    joinWaitlist: build.mutation<WaitlistAnswer, WaitlistRequest>({
      query: (body) => requestOf(siteRoutes.joinWaitlist, { body }),
      responseSchema: WaitlistAnswer,
    }),
  }),
})

export const { useGetConfigQuery, useJoinWaitlistMutation } = siteApi
