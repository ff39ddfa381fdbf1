import { signedOut, signedIn } from '../auth/authSlice.ts'
import { clearTokens, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { onSuccess, authCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { LoginRequest, RegisterRequest, SignedIn, Tokens, User } from '../contract/auth.ts'
import { withDeadline } from '../runtime/withDeadline.ts'
import { saveLogin } from './auth/saveLogin.ts'
import { STALE_AFTER_LOGIN, withGuest } from './auth/withGuest.ts'

/** Maximum time to wait for the server's response to a logout. */
const TIMEOUT_MS = 3000

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, LoginRequest>({
      ...calls.ask('login', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
    register: build.mutation<SignedIn, RegisterRequest>({
      ...calls.ask('register', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
    getMe: build.query<User, void>({
      ...calls.ask('me'),
      providesTags: ['User'],
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        saveUser(data)
        dispatch(signedIn(data))
      },
    }),
    /** Ends the session of this device, or only that of the given tokens. */
    logout: build.mutation<unknown, Tokens | void>({
      query: (former) => ({
        ...calls.call('logout', {}),
        ...(former && { sending: { headers: { authorization: `Bearer ${former.access_token}` } } }),
      }),
      async onQueryStarted(former, { dispatch, queryFulfilled }) {
        if (former) return
        // Removes the session from the device even if the server does not respond.
        const answered = queryFulfilled.catch(() => undefined)
        await withDeadline(answered, { ms: TIMEOUT_MS, late: undefined })
        clearTokens()
        dispatch(signedOut({ why: 'left' }))
        dispatch(api.util.resetApiState())
      },
    }),
  }),
})

export const { useLoginMutation, useRegisterMutation, useGetMeQuery, useLogoutMutation } =
  hooksOf(authApi)

export default authApi
