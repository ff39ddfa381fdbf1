import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit'

import { readGuestTokens, readTokens, readUser, type StoredUser } from './tokenStorage.ts'

export interface AuthState {
  /** True if tokens are stored. Only the server knows if they are valid. */
  isSignedIn: boolean
  /** User from storage, available before the server responds. */
  user: StoredUser | null
  /** True if the server ended a session that the page needs, so that the app opens the login page. */
  isLost: boolean
  /** True from an explicit logout to the next login. */
  hasLeft: boolean
  /** True if a guest plays on this device and nobody is signed in. */
  isGuest: boolean
}

/**
 * Causes: `left` if the user logged out, `ended` if the server ended the session and the page continues as a
 * guest, `lost` if the page needs a session, so that the app opens the login page.
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
    /** The guest changed in this or another tab, or is unknown to the server. */
    guestChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isGuest = payload && !state.isSignedIn
    },
    /** A verification link may belong to an account other than the signed-in one. */
    emailVerified: ({ user }, { payload: userId }: PayloadAction<string>) => {
      if (user?.id === userId) user.is_verified = true
    },
    signedOut: (state, { payload: { why } }: PayloadAction<{ why: SignOutCause }>) => {
      state.isSignedIn = false
      state.user = null
      state.hasLeft ||= why === 'left'
      state.isLost ||= why === 'lost' && !state.hasLeft
    },
    lossSeen: (state) => {
      state.isLost = false
    },
  },
})

// Named explicitly, because the inferred type would require consumers to install `redux`.
export const authReducer: Reducer<AuthState> = authSlice.reducer
export const { signedIn, guestChanged, emailVerified, signedOut, lossSeen } = authSlice.actions
