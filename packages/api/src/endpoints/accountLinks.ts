import { emailVerified } from '../auth/authSlice.ts'
import { readUser, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import {
  EmailVerified,
  LinkOwner,
  MailAnswer,
  type LinkCredential,
  type MailRequest,
  type ResetPasswordRequest,
} from '../contract/accountLinks.ts'
import { SignedIn } from '../contract/auth.ts'
import { accountLinkRoutes } from '../contract/routes/accountLinks.ts'
import { keepSignIn } from './auth/keepSignIn.ts'

/** Marks the account as verified on this device, when it is the one that is signed in here. */
function keepVerified(userId: string) {
  const user = readUser()
  if (user?.id === userId) saveUser({ ...user, is_verified: true })
}

export const accountLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<MailAnswer, MailRequest>({
      query: (body) => requestOf(accountLinkRoutes.forgotPassword, { body }),
      responseSchema: MailAnswer,
    }),
    resetPassword: build.mutation<unknown, ResetPasswordRequest>({
      query: (body) => requestOf(accountLinkRoutes.resetPassword, { body }),
    }),
    // A query, so that a page which is drawn twice asks once.
    verifyEmail: build.query<EmailVerified, LinkCredential>({
      query: (proof) => requestOf(accountLinkRoutes.verifyEmail, { query: proof }),
      responseSchema: EmailVerified,
      async onQueryStarted(_credential, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        keepVerified(data.user_id)
        dispatch(emailVerified(data.user_id))
        dispatch(api.util.invalidateTags(['User']))
      },
    }),
    resendVerification: build.mutation<MailAnswer, MailRequest>({
      query: (body) => requestOf(accountLinkRoutes.resendVerification, { body }),
      responseSchema: MailAnswer,
    }),
    // A mutation, so that nothing is kept of whose link it was.
    readLoginLink: build.mutation<LinkOwner, LinkCredential>({
      query: (body) => requestOf(accountLinkRoutes.readLoginLink, { body }),
      responseSchema: LinkOwner,
    }),
    exchangeLogin: build.mutation<SignedIn, LinkCredential>({
      query: (body) => requestOf(accountLinkRoutes.exchangeLogin, { body }),
      responseSchema: SignedIn,
      onQueryStarted: keepSignIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['User', 'Stories', 'Story']),
    }),
  }),
})

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailQuery,
  useResendVerificationMutation,
  useReadLoginLinkMutation,
  useExchangeLoginMutation,
} = accountLinksApi
