import { isNetworkError } from '@kathasagar/api'
import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'

/** Returns true for a failed dynamic import. Each browser has its own message. */
export const isCodeMissing = (error: unknown) =>
  /dynamically imported module|importing a module/iu.test(String(error))

const initialState = {
  /** True if the last call did not reach the server. */
  isNetworkError: false,
  /** True if the code of the last call could not be loaded. */
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
        state.isNetworkError = isNetworkError(payload)
        state.isCodeMissing =
          state.isNetworkError && isCodeMissing((payload as { error?: unknown }).error)
      }),
})

export const networkReducer = networkSlice.reducer
