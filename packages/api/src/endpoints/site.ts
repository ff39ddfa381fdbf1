import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { SiteConfig } from '../contract/site.ts'

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<SiteConfig, void>({
      query: () => requestOf('getConfig', {}),
      responseSchema: SiteConfig,
    }),
  }),
})

export const { useGetConfigQuery } = siteApi
