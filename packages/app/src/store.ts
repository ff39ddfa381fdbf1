import { api, authReducer } from '@kathasagar/api'
import { configureStore } from '@reduxjs/toolkit'
import { combineReducers } from 'redux'

import { rewardMiddleware } from './notices/rewardListener.ts'
import { clearMiddleware } from './offline/clearOnSignOut.ts'
import { finishedReducer } from './slices/finishedSlice.ts'
import { networkReducer } from './slices/networkSlice.ts'
import { playReducer } from './slices/playSlice.ts'
import { preferencesReducer } from './slices/preferencesSlice.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  finished: finishedReducer,
  network: networkReducer,
  play: playReducer,
  preferences: preferencesReducer,
})

export const makeStore = () =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults().prepend(rewardMiddleware(), clearMiddleware()).concat(api.middleware),
  })

export type Store = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof reducer>
