import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { SignedIn } from '../contract/auth.ts'
import { GoogleNonce, type GoogleLogin } from '../contract/google.ts'
import { googleRoutes } from '../contract/routes/google.ts'
import { keepSignIn } from './auth/keepSignIn.ts'

export const googleApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGoogleNonce: build.mutation<GoogleNonce, void>({
      query: () => requestOf(googleRoutes.createGoogleNonce, {}),
      responseSchema: GoogleNonce,
    }),
    googleLogin: build.mutation<SignedIn, GoogleLogin>({
      query: (body) => requestOf(googleRoutes.googleLogin, { body }),
      responseSchema: SignedIn,
      onQueryStarted: keepSignIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['User', 'Stories', 'Story']),
    }),
  }),
})

export const { useCreateGoogleNonceMutation, useGoogleLoginMutation } = googleApi
