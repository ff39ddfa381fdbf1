import { isUnreached } from '@kathasagar/api'
import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'

import { isCodeMissing } from '../offline/reloadStalePage.ts'

const initialState = {
  /** The call that ended last did not reach the server, whatever the device says of its network. */
  isUnreached: false,
  /** It could not be made, because its code could not be loaded. */
  isCodeMissing: false,
}

const networkSlice = createSlice({
  name: 'network',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilled, () => initialState)
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        state.isUnreached = isUnreached(payload)
        state.isCodeMissing =
          state.isUnreached && isCodeMissing((payload as { error?: unknown }).error)
      }),
})

export const networkReducer = networkSlice.reducer
