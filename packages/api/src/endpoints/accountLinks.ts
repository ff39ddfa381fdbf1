import { emailVerified } from '../auth/authSlice.ts'
import { readUser, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { accountLinksCalls } from '../client/calls.ts'
import type {
  EmailVerified,
  LinkCredential,
  ResetPasswordRequest,
} from '../contract/accountLinks.ts'
import { keepSignIn } from './auth/keepSignIn.ts'

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
    exchangeLogin: build.mutation({
      ...accountLinksCalls.ask('exchangeLogin'),
      onQueryStarted: keepSignIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['User', 'Stories', 'Story']),
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
