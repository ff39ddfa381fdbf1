import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import type { OpenSession } from '../contract/openSessions.ts'
import { sessionsRoutes } from '../contract/routes/sessions.ts'

export const openSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenSessions: build.query<OpenSession[], void>({
      query: () => requestOf(sessionsRoutes.listOpenSessions, {}),
      responseSchema: sessionsRoutes.listOpenSessions.answer,
      providesTags: ['OpenSessions'],
    }),
  }),
})

export const { useListOpenSessionsQuery } = openSessionsApi
