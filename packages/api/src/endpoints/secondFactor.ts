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
    createPasskeyChallenge: build.mutation<PasskeyChallenge, void>({
      query: () => secondFactorCalls.call('createPasskeyChallenge', {}),
      responseSchema: secondFactorCalls.answer('createPasskeyChallenge'),
    }),
    passkeySignIn: build.mutation<SignedIn, PasskeySignIn>({
      query: (body) => secondFactorCalls.call('passkeySignIn', { body: withGuest(body) }),
      responseSchema: secondFactorCalls.answer('passkeySignIn'),
      onQueryStarted: keepSignIn,
      invalidatesTags: staleAfterSignIn,
    }),
    takeSecondStep: build.mutation<SignedIn, SecondStepAnswer>({
      query: (body) => secondFactorCalls.call('takeSecondStep', { body: withGuest(body) }),
      responseSchema: secondFactorCalls.answer('takeSecondStep'),
      onQueryStarted: keepSignIn,
      invalidatesTags: staleAfterSignIn,
    }),
    reauthenticateWithSecondFactor: build.mutation<Reauthentication, SecondFactorReauth>({
      query: (body) => secondFactorCalls.call('reauthenticateWithSecondFactor', { body }),
      responseSchema: secondFactorCalls.answer('reauthenticateWithSecondFactor'),
    }),
    getSecondFactor: build.query<MySecondFactor, void>({
      query: () => secondFactorCalls.call('getSecondFactor', {}),
      responseSchema: secondFactorCalls.answer('getSecondFactor'),
      providesTags: ['SecondFactor'],
    }),
    beginTotp: build.mutation<NewTotp, void>({
      query: () => secondFactorCalls.call('beginTotp', {}),
      responseSchema: secondFactorCalls.answer('beginTotp'),
    }),
    confirmTotp: build.mutation<RecoveryCodes, string>({
      query: (one_time_code) => secondFactorCalls.call('confirmTotp', { body: { one_time_code } }),
      responseSchema: secondFactorCalls.answer('confirmTotp'),
      invalidatesTags,
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => secondFactorCalls.call('removeTotp', {}),
      invalidatesTags,
    }),
    beginPasskey: build.mutation<NewPasskey, void>({
      query: () => secondFactorCalls.call('beginPasskey', {}),
      responseSchema: secondFactorCalls.answer('beginPasskey'),
    }),
    addPasskey: build.mutation<RecoveryCodes, PasskeyForm>({
      query: (body) => secondFactorCalls.call('addPasskey', { body }),
      responseSchema: secondFactorCalls.answer('addPasskey'),
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
      query: () => secondFactorCalls.call('renewRecoveryCodes', {}),
      responseSchema: secondFactorCalls.answer('renewRecoveryCodes'),
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
