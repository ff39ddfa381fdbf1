import { guestChanged } from '../../auth/authSlice.ts'
import { readGuestTokens, saveGuestTokens } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import type { Send, Result } from '../../client/streamRequest.ts'
import { authCalls as calls } from '../../client/calls.ts'
import { withTabLock } from '../../client/withTabLock.ts'
import { UNREADABLE } from '../../client/messageFor.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { Tokens } from '../../contract/auth.ts'

async function findOrMake(ask: Send): Promise<Result<Tokens>> {
  const held = readGuestTokens()
  if (held) return { data: held }
  const { data, error } = await ask(calls.call('createGuest', {}))
  if (error) return { error }
  const read = await calls.answer('createGuest')['~standard'].validate(data)
  if (read.issues) return { error: { status: 'CUSTOM_ERROR', error: UNREADABLE } }
  saveGuestTokens(read.value)
  return { data: read.value }
}

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<Tokens, void>({
      queryFn: (_none, _api, _extra, baseQuery) =>
        withTabLock('guest', () =>
          findOrMake((call) => Promise.resolve(baseQuery(call)) as ReturnType<Send>),
        ),
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(guestChanged(true))
      },
    }),
  }),
})

export const { useCreateGuestMutation } = hooksOf(guestApi)

export default guestApi
