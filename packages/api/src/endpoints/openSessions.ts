import { api } from '../client/apiSlice.ts'
import { sessionsCalls } from '../client/calls.ts'
import { completeSession } from './sessions/completeSession.ts'
import type { OpenSession } from '../contract/sessions.ts'
import type { GameSession, NewSessionRequest } from '../contract/sessions.ts'

/** Separate from playing, because story pages need only this. */
export const openSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenSessions: build.query<OpenSession[], void>({
      ...sessionsCalls.ask('listOpenSessions'),
      providesTags: ['OpenSessions'],
    }),
    checkSession: build.query({
      ...sessionsCalls.ask('checkSession', (story_id: string) => ({ story_id })),
      providesTags: ['Session'],
    }),
    createSession: build.mutation<GameSession, NewSessionRequest>({
      query: (body) => sessionsCalls.call('createSession', { body }),
      transformResponse: completeSession,
      responseSchema: sessionsCalls.answer('createSession'),
      invalidatesTags: (_session, error, { story_id: id }) =>
        error ? [] : ['Session', { type: 'Story', id }, 'User', 'Series'],
      // Stores the new session for the play screen, which reloads it in the background.
      async onQueryStarted(_begun, { dispatch, queryFulfilled }) {
        // The play screen shows an error.
        const loaded = await Promise.all([queryFulfilled, import('./sessions.ts')]).catch(
          () => null,
        )
        if (loaded === null) return
        const [{ data: session }, { sessionsApi }] = loaded
        const begun = { endpointName: 'getSession', arg: session.id, value: session } as const
        dispatch(sessionsApi.util.upsertQueryEntries([begun]))
      },
    }),
  }),
})

export const {
  useListOpenSessionsQuery,
  useCheckSessionQuery,
  useLazyCheckSessionQuery,
  useCreateSessionMutation,
} = openSessionsApi
