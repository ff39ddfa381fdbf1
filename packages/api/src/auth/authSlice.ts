import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit'

import type { User } from '../contract/auth.ts'
import { readGuestTokens, readTokens, readUser, type StoredUser } from './tokenStorage.ts'

export interface AuthState {
  /** Tokens are held; the server has the last word on each call. */
  isSignedIn: boolean
  /** As last seen; present before the server answers, so that nothing flickers. */
  user: StoredUser | null
  /** The server ended the sign-in while it was needed; the login page is the way back. */
  isLost: boolean
  /** Nobody is signed in, and somebody plays here without an account. */
  isGuest: boolean
}

const initialState = (): AuthState => {
  const isSignedIn = readTokens() !== null
  const isGuest = !isSignedIn && readGuestTokens() !== null
  return { isSignedIn, user: isSignedIn ? readUser() : null, isLost: false, isGuest }
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<User>) => {
      state.isSignedIn = true
      state.user = payload
      state.isLost = false
      state.isGuest = false
    },
    /** Somebody began to play without an account, or the server knows them no more. */
    guestChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isGuest = payload
    },
    /** An e-mail was confirmed here; the link need not be that of the account that is signed in. */
    emailVerified: ({ user }, { payload: userId }: PayloadAction<string>) => {
      if (user?.id === userId) user.is_verified = true
    },
    /**
     * The sign-in is over. `wasAsked` is false when the server ended it while something was being
     * done, so that the app can lead to the login screen and back.
     */
    signedOut: (state, { payload }: PayloadAction<{ wasAsked: boolean }>) => {
      state.isSignedIn = false
      state.user = null
      state.isLost ||= !payload.wasAsked
    },
    /** The app has led to the login page. */
    lossSeen: (state) => {
      state.isLost = false
    },
  },
})

// Named, or the types that ship would lead to `redux`, which whoever installs this may not have.
export const authReducer: Reducer<AuthState> = authSlice.reducer
export const { signedIn, guestChanged, emailVerified, signedOut, lossSeen } = authSlice.actions
