import { api } from '../client/apiSlice.ts'
import { googleCalls } from '../client/calls.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { GoogleLogin } from '../contract/google.ts'
import { saveLogin } from './auth/saveLogin.ts'
import { STALE_AFTER_SIGN_IN, withGuest } from './auth/withGuest.ts'

export const googleApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGoogleNonce: build.mutation(googleCalls.ask('createGoogleNonce')),
    googleLogin: build.mutation<SignedIn, GoogleLogin>({
      ...googleCalls.ask('googleLogin', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: (_answer, error) => (error ? [] : STALE_AFTER_SIGN_IN),
    }),
  }),
})

export const { useCreateGoogleNonceMutation, useGoogleLoginMutation } = googleApi
