import { emailVerified, signedOut } from '../auth/authSlice.ts'
import { readTokens, readUser, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { accountLinksCalls } from '../client/calls.ts'
import type {
  EmailVerified,
  LinkCredential,
  LinkSignIn,
  ResetPasswordRequest,
} from '../contract/accountLinks.ts'
import type { SignedIn } from '../contract/auth.ts'
import { authApi } from './auth.ts'
import { keepSignedIn } from './auth/keepSignIn.ts'
import { STALE_AFTER_SIGN_IN, withGuest } from './auth/withGuest.ts'

/** Marks the account as verified on this device, when it is the one that is signed in here. */
function keepVerified(userId: string) {
  const user = readUser()
  if (user?.id === userId) saveUser({ ...user, is_verified: true })
}

export const accountLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(accountLinksCalls.ask('forgotPassword')),
    resetPassword: build.mutation<unknown, ResetPasswordRequest>({
      query: (body) => accountLinksCalls.call('resetPassword', { body }),
    }),
    // A query, so that a page which is drawn twice asks once.
    readResetLink: build.query(accountLinksCalls.ask('readResetLink')),
    // As above.
    verifyEmail: build.query<EmailVerified, LinkCredential>({
      query: (proof) => accountLinksCalls.call('verifyEmail', { query: proof }),
      responseSchema: accountLinksCalls.answer('verifyEmail'),
      async onQueryStarted(_credential, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        keepVerified(data.user_id)
        dispatch(emailVerified(data.user_id))
        dispatch(api.util.invalidateTags(['User']))
      },
    }),
    resendVerification: build.mutation(accountLinksCalls.ask('resendVerification')),
    // A mutation, so that nothing is kept of whose link it was.
    readLoginLink: build.mutation(accountLinksCalls.ask('readLoginLink')),
    /** Signs in by a link. The account that was signed in here before leaves as if by hand, once the link has opened. */
    exchangeLogin: build.mutation<SignedIn, LinkSignIn>({
      ...accountLinksCalls.ask('exchangeLogin', withGuest),
      async onQueryStarted(_link, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const former = readUser()?.id === data.user.id ? null : readTokens()
        if (former) dispatch(signedOut({ why: 'left' }))
        keepSignedIn(data, dispatch)
        if (former) void dispatch(authApi.endpoints.logout.initiate(former))
      },
      invalidatesTags: (_answer, error) => (error ? [] : STALE_AFTER_SIGN_IN),
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
} = accountLinksApi
