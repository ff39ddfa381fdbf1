import { api } from '../client/apiSlice.ts'
import { by, sessionsCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import { completeSession } from './sessions/completeSession.ts'
import type { OpenSession, GameSession, NewSessionRequest } from '../contract/sessions.ts'

/** Separate from playing, because story pages need only this. */
const openSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOpenSessions: build.query<OpenSession[], void>({
      ...calls.ask('listOpenSessions'),
      providesTags: ['OpenSessions'],
    }),
    checkSession: build.query({
      ...calls.ask('checkSession', by('story_id')),
      providesTags: ['Session'],
    }),
    createSession: build.mutation<GameSession, NewSessionRequest>({
      ...calls.ask('createSession'),
      transformResponse: completeSession,
      invalidatesTags: (_session, error, { story_id: id }) =>
        error ? [] : ['Session', { type: 'Story', id }, 'User', 'Series'],
      // Stores the new session for the play screen, which reloads it in the background.
      async onQueryStarted(_begun, { dispatch, queryFulfilled }) {
        // The play screen shows the error.
        const loaded = await Promise.all([queryFulfilled, import('./sessions.ts')]).catch(
          () => null,
        )
        if (loaded === null) return
        const [{ data: session }, { default: sessionsApi }] = loaded
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
} = hooksOf(openSessionsApi)

export default openSessionsApi
