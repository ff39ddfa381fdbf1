import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import type { OpenSession } from '../contract/openSessions.ts'
import { routes } from '../contract/routes.ts'

export const openSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenSessions: build.query<OpenSession[], void>({
      query: () => requestOf('listOpenSessions', {}),
      responseSchema: routes.listOpenSessions.answer,
      providesTags: ['OpenSessions'],
    }),
  }),
})

export const { useListOpenSessionsQuery } = openSessionsApi
