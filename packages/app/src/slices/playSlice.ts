import {
  DEFAULT_IMAGE_MODEL,
  DEFAULT_TEXT_MODEL,
  IMAGE_MODEL_KEYS,
  type ModelKind,
} from '@kathasagar/story/vocabulary'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { changedIn } from './changedIn.ts'

export interface PlayState {
  models: Record<ModelKind, string>
}

const MODELS_KEY = 'models'
const DEFAULTS = { text: DEFAULT_TEXT_MODEL, image: DEFAULT_IMAGE_MODEL }

const initialState = (): PlayState => {
  const kept = deviceStorage.readJson(MODELS_KEY)
  const of = (kind: ModelKind) => {
    const key = kept && typeof kept === 'object' && kind in kept && Reflect.get(kept, kind)
    return typeof key === 'string' && kindOf(key) === kind ? key : DEFAULTS[kind]
  }
  return { models: { text: of('text'), image: of('image') } }
}

/** Writes only changed models, because another tab may have changed others. */
export const saveModels = ({ models }: PlayState, before: PlayState) =>
  void deviceStorage.writeJson(MODELS_KEY, {
    ...initialState().models,
    ...changedIn(models, before.models),
  })

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
