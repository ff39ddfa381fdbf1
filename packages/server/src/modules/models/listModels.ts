import type { Model } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import type { ModelContext } from './context.ts'
import { modelsHere, withOwnModel } from './modelsOfUser.ts'

export const listModels: Call<'listModels', ModelContext> = async (given, { user }) => {
  const ctx = user === null ? given : await withOwnModel(given, user.id)
  const { text, image } = modelsHere(ctx)
  const { isDisabled, isOwn } = ctx.modelStates
  const present = (model: Model) =>
    isDisabled(model.model_key) && !isOwn(model.model_key) ? { ...model, is_disabled: true } : model
  return { text: text.map(present), image: image.map(present) }
}
