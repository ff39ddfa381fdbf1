import { isUnreached } from '@kathasagar/api'
import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'

/** Returns true if an error says that code of the page could not be loaded. Each browser words it differently. */
export const isCodeMissing = (error: unknown) =>
  /dynamically imported module|importing a module/iu.test(String(error))

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
