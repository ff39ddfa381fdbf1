import { api } from '../client/apiSlice.ts'
import { modelsCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { ModelList } from '../contract/models.ts'
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from '@kathasagar/story/vocabulary'

/** Shown if the list of models cannot be loaded. */
export const FALLBACK_MODELS: ModelList = {
  text: [
    {
      model_key: DEFAULT_TEXT_MODEL,
      display_name: 'Tenali',
      hinglish_description: 'Hazir-jawab aur tez',
      tier: 'standard',
      credit_cost: 1,
    },
  ],
  image: [
    {
      model_key: DEFAULT_IMAGE_MODEL,
      display_name: 'Vishvakarma',
      hinglish_description: 'Naap-tol se bani lakeeren',
      tier: 'standard',
      credit_cost: 5,
    },
  ],
}

const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: build.query<ModelList, void>({
      ...calls.ask('listModels'),
      providesTags: ['Models'],
    }),
  }),
})

export const { useListModelsQuery } = hooksOf(modelsApi)

export default modelsApi
