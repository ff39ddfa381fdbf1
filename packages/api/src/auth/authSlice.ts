import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit'

import { readGuestTokens, readTokens, readUser, type StoredUser } from './tokenStorage.ts'

export interface AuthState {
  /** Tokens are held; the server has the last word on each call. */
  isSignedIn: boolean
  /** As last seen; present before the server answers, so that nothing flickers. */
  user: StoredUser | null
  /** The server ended the sign-in while it was needed; the login page is the way back. */
  isLost: boolean
  /** The reader has signed out of their own will, and nobody has signed in since. */
  hasLeft: boolean
  /** Nobody is signed in, and somebody plays here without an account. */
  isGuest: boolean
}

/**
 * Why a sign-in is over: `left`, as its reader asked; `ended` by the server, and the page goes on as a
 * guest's; `lost`, while it was needed: the app leads to the login page and back.
 */
export type SignOutCause = 'left' | 'ended' | 'lost'

const initialState = (): AuthState => {
  const isSignedIn = readTokens() !== null
  const isGuest = !isSignedIn && readGuestTokens() !== null
  return {
    isSignedIn,
    user: isSignedIn ? readUser() : null,
    isLost: false,
    hasLeft: false,
    isGuest,
  }
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<StoredUser>) => {
      state.isSignedIn = true
      state.user = payload
      state.isLost = false
      state.hasLeft = false
      state.isGuest = false
    },
    /** Somebody began to play without an account, here or in another tab, or the server knows them no more. */
    guestChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isGuest = payload && !state.isSignedIn
    },
    /** An e-mail was confirmed here; the link need not be that of the account that is signed in. */
    emailVerified: ({ user }, { payload: userId }: PayloadAction<string>) => {
      if (user?.id === userId) user.is_verified = true
    },
    /** The sign-in is over. Who has left of their own will loses nothing by what is asked after it. */
    signedOut: (state, { payload: { why } }: PayloadAction<{ why: SignOutCause }>) => {
      state.isSignedIn = false
      state.user = null
      state.hasLeft ||= why === 'left'
      state.isLost ||= why === 'lost' && !state.hasLeft
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
