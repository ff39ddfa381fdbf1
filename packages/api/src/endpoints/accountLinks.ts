import { emailVerified, signedOut } from '../auth/authSlice.ts'
import { readTokens, readUser, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { onSuccess, authCalls as calls, googleCalls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type {
  EmailVerified,
  LinkCredential,
  LinkSignIn,
  ResetPasswordRequest,
  SignedIn,
} from '../contract/auth.ts'
import type { GoogleLogin } from '../contract/google.ts'
import authApi from './auth.ts'
import { saveLogin, saveSignedIn } from './auth/saveLogin.ts'
import { STALE_AFTER_LOGIN, withGuest } from './auth/withGuest.ts'

function storeVerified(userId: string) {
  const user = readUser()
  if (user?.id === userId) saveUser({ ...user, is_verified: true })
}

const accountLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(calls.ask('forgotPassword')),
    resetPassword: build.mutation<unknown, ResetPasswordRequest>({
      query: (body) => calls.call('resetPassword', { body }),
    }),
    // A query, not a mutation, so that double rendering sends only one request.
    readResetLink: build.query(calls.ask('readResetLink')),
    verifyEmail: build.query<EmailVerified, LinkCredential>({
      ...calls.ask('verifyEmail'),
      async onQueryStarted(_credential, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        storeVerified(data.user_id)
        dispatch(emailVerified(data.user_id))
        dispatch(api.util.invalidateTags(['User']))
      },
    }),
    resendVerification: build.mutation(calls.ask('resendVerification')),
    // A mutation, so that the link's owner is not cached.
    readLoginLink: build.mutation(calls.ask('readLoginLink')),
    /** Logs in with a link. If the link is valid, first logs out any other account. */
    exchangeLogin: build.mutation<SignedIn, LinkSignIn>({
      ...calls.ask('exchangeLogin', withGuest),
      async onQueryStarted(_link, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const former = readUser()?.id === data.user.id ? null : readTokens()
        if (former) dispatch(signedOut({ why: 'left' }))
        saveSignedIn(data, dispatch)
        if (former) void dispatch(authApi.endpoints.logout.initiate(former))
      },
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
    createGoogleNonce: build.mutation(googleCalls.ask('createGoogleNonce')),
    googleLogin: build.mutation<SignedIn, GoogleLogin>({
      ...googleCalls.ask('googleLogin', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
  }),
})

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useReadResetLinkQuery,
  useVerifyEmailQuery,
  useResendVerificationMutation,
  useReadLoginLinkMutation,
  useExchangeLoginMutation,
  useCreateGoogleNonceMutation,
  useGoogleLoginMutation,
} = hooksOf(accountLinksApi)

export default accountLinksApi
