import {
  DEFAULT_IMAGE_MODEL,
  DEFAULT_TEXT_MODEL,
  IMAGE_MODEL_KEYS,
  type ModelKind,
} from '@kathasagar/api/contract/vocabulary'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the player has set and the server does not keep. */
export interface PlayState {
  /** Chosen `model_key` of each kind. */
  models: Record<ModelKind, string>
}

const initialState: PlayState = {
  models: { text: DEFAULT_TEXT_MODEL, image: DEFAULT_IMAGE_MODEL },
}

/** The kind of a model, by the prefix of its key. */
export const kindOf = (modelKey: string): ModelKind =>
  IMAGE_MODEL_KEYS.some((prefix) => modelKey.startsWith(prefix)) ? 'image' : 'text'

const playSlice = createSlice({
  name: 'play',
  initialState,
  reducers: {
    modelChosen: (state, { payload }: PayloadAction<string>) => {
      state.models[kindOf(payload)] = payload
    },
  },
})

export const playReducer = playSlice.reducer
export const { modelChosen } = playSlice.actions
