import { api } from '../client/apiSlice.ts'
import { secondFactorCalls } from '../client/calls.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { PasskeySignIn, SecondStepAnswer } from '../contract/secondFactor.ts'
import { keepSignIn } from './auth/keepSignIn.ts'
import { STALE_AFTER_SIGN_IN, withGuest } from './auth/withGuest.ts'

const staleAfterSignIn = (_answer: unknown, error: unknown) => (error ? [] : STALE_AFTER_SIGN_IN)

/** What was refused may have changed elsewhere, so it is looked up again as well. */
const invalidatesTags = ['SecondFactor'] as const

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPasskeyChallenge: build.mutation(secondFactorCalls.ask('createPasskeyChallenge')),
    passkeySignIn: build.mutation<SignedIn, PasskeySignIn>({
      ...secondFactorCalls.ask('passkeySignIn', withGuest),
      onQueryStarted: keepSignIn,
      invalidatesTags: staleAfterSignIn,
    }),
    takeSecondStep: build.mutation<SignedIn, SecondStepAnswer>({
      ...secondFactorCalls.ask('takeSecondStep', withGuest),
      onQueryStarted: keepSignIn,
      invalidatesTags: staleAfterSignIn,
    }),
    reauthenticateWithSecondFactor: build.mutation(
      secondFactorCalls.ask('reauthenticateWithSecondFactor'),
    ),
    getSecondFactor: build.query({
      ...secondFactorCalls.ask('getSecondFactor'),
      providesTags: ['SecondFactor'],
    }),
    beginTotp: build.mutation(secondFactorCalls.ask('beginTotp')),
    confirmTotp: build.mutation({
      ...secondFactorCalls.ask('confirmTotp', (one_time_code: string) => ({ one_time_code })),
      invalidatesTags,
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => secondFactorCalls.call('removeTotp', {}),
      invalidatesTags,
    }),
    beginPasskey: build.mutation(secondFactorCalls.ask('beginPasskey')),
    addPasskey: build.mutation({
      ...secondFactorCalls.ask('addPasskey'),
      invalidatesTags,
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) =>
        secondFactorCalls.call('renamePasskey', { params: { passkey_id: id }, body: { name } }),
      invalidatesTags,
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (passkey_id) => secondFactorCalls.call('removePasskey', { params: { passkey_id } }),
      invalidatesTags,
    }),
    renewRecoveryCodes: build.mutation({
      ...secondFactorCalls.ask('renewRecoveryCodes'),
      invalidatesTags,
    }),
  }),
})

export const {
  useCreatePasskeyChallengeMutation,
  usePasskeySignInMutation,
  useTakeSecondStepMutation,
  useReauthenticateWithSecondFactorMutation,
  useGetSecondFactorQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi
