import { api } from '../client/apiSlice.ts'
import { onSuccess, googleCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { GoogleLogin } from '../contract/google.ts'
import { saveLogin } from './auth/saveLogin.ts'
import { STALE_AFTER_LOGIN, withGuest } from './auth/withGuest.ts'

const googleApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGoogleNonce: build.mutation(calls.ask('createGoogleNonce')),
    googleLogin: build.mutation<SignedIn, GoogleLogin>({
      ...calls.ask('googleLogin', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
  }),
})

export const { useCreateGoogleNonceMutation, useGoogleLoginMutation } = hooksOf(googleApi)

export default googleApi
