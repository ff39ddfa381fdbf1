import type { Model } from '@kathasagar/api/contract'

import type { ModelStates } from '../../services/sessions/turn/modelPorts.ts'
import type { Handlers } from '../call.ts'

const withState =
  ({ isDisabled }: ModelStates) =>
  (model: Model) =>
    isDisabled(model.model_key) ? { ...model, is_disabled: true } : model

export const modelRoutes = {
  listModels: async ({ ports: { models, modelStates } }) => ({
    text: models.text.map(withState(modelStates)),
    image: models.image.map(withState(modelStates)),
  }),
} satisfies Partial<Handlers>
