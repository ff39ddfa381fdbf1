import { api } from '../client/apiSlice.ts'
import { secondFactorCalls } from '../client/calls.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { Reauthentication } from '../contract/me.ts'
import type {
  MySecondFactor,
  NewPasskey,
  NewTotp,
  PasskeyChallenge,
  PasskeyForm,
  PasskeySignIn,
  RecoveryCodes,
  SecondFactorReauth,
  SecondStepAnswer,
} from '../contract/secondFactor.ts'
import { keepSignIn } from './auth/keepSignIn.ts'
import { STALE_AFTER_SIGN_IN, withGuest } from './auth/withGuest.ts'

const staleAfterSignIn = (_answer: unknown, error: unknown) => (error ? [] : STALE_AFTER_SIGN_IN)

/** What was refused may have changed elsewhere, so it is looked up again as well. */
const invalidatesTags = ['SecondFactor'] as const

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPasskeyChallenge: build.mutation<PasskeyChallenge, void>(
      secondFactorCalls.ask('createPasskeyChallenge'),
    ),
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
    reauthenticateWithSecondFactor: build.mutation<Reauthentication, SecondFactorReauth>(
      secondFactorCalls.ask('reauthenticateWithSecondFactor'),
    ),
    getSecondFactor: build.query<MySecondFactor, void>({
      ...secondFactorCalls.ask('getSecondFactor'),
      providesTags: ['SecondFactor'],
    }),
    beginTotp: build.mutation<NewTotp, void>(secondFactorCalls.ask('beginTotp')),
    confirmTotp: build.mutation<RecoveryCodes, string>({
      ...secondFactorCalls.ask('confirmTotp', (one_time_code: string) => ({ one_time_code })),
      invalidatesTags,
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => secondFactorCalls.call('removeTotp', {}),
      invalidatesTags,
    }),
    beginPasskey: build.mutation<NewPasskey, void>(secondFactorCalls.ask('beginPasskey')),
    addPasskey: build.mutation<RecoveryCodes, PasskeyForm>({
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
    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
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
