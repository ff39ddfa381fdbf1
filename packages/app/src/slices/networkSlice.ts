import { isUnreached } from '@kathasagar/api'
import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'

const networkSlice = createSlice({
  name: 'network',
  initialState: {
    /** The call that ended last did not reach the server, whatever the device says of its network. */
    isUnreached: false,
  },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilled, (state) => void (state.isUnreached = false))
      .addMatcher(
        isRejectedWithValue,
        (state, { payload }) => void (state.isUnreached = isUnreached(payload)),
      ),
})

export const networkReducer = networkSlice.reducer
