import { TEXT_MODEL_KEYS, type ModelKind, type TextModelKey } from '@kathasagar/story/vocabulary'

import type { ModelContext } from './context.ts'
import type { StoredUser, Db } from '../../platform/call.ts'
import type { ModelStates } from '../sessions/index.ts'
import { priceModel, type Model, type ModelList } from '@kathasagar/api/contract'

export const BUILT_IN: TextModelKey = 'kathakar'

export const hasStoryteller = ({ providerOf }: Pick<ModelStates, 'providerOf'>): boolean =>
  TEXT_MODEL_KEYS.some((key) => providerOf(key) !== null)

export function modelsHere({
  models,
  modelStates,
}: Pick<ModelContext, 'models' | 'modelStates'>): ModelList {
  const present =
    (kind: ModelKind) =>
    (model: Model): Model => {
      const provider_model = modelStates.providerModelOf(model.model_key)
      const isConnected = provider_model !== null
      const connected = isConnected && { provider_model }
      if (modelStates.isOwn(model.model_key)) {
        return { ...model, credit_cost: 0, ...connected, is_own_key: true }
      }
      const credit_cost = priceModel({ kind, listed: model.credit_cost, isConnected })
      return { ...model, credit_cost, ...connected }
    }
  return { text: models.text.map(present('text')), image: models.image.map(present('image')) }
}

export async function findOwnKey(
  { db, keySeal }: Pick<ModelContext, 'db' | 'keySeal'>,
  userId: string,
) {
  const stored = await db
    .selectFrom('model_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const api_key = stored && keySeal.open(userId, stored.sealed_key)
  return stored && typeof api_key === 'string' ? { ...stored, api_key } : null
}

export async function deleteOwnKey(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('model_keys').where('user_id', '=', userId).execute()
}

export const areOwnKeysAllowed = ({
  modelRegistry,
}: Pick<ModelContext, 'modelRegistry'>): boolean => modelRegistry.setup().limits.allows_own_keys

type Models = Pick<ModelContext, 'textModels' | 'modelStates'>
type Needed = Models & Pick<ModelContext, 'db' | 'keySeal' | 'modelRegistry' | 'ownStorytellers'>

const NONE_CONNECTED: ModelStates = {
  providerOf: () => null,
  providerModelOf: () => null,
  fallbacksOf: () => 0,
  isOwn: () => false,
  isDisabled: () => false,
}

/** Returns true if the storyteller is a provider's model. Guests can't use such models. */
export const isForAccounts = (
  { modelStates }: Pick<ModelContext, 'modelStates'>,
  model_key: string | undefined,
) => model_key !== undefined && model_key !== BUILT_IN && modelStates.providerOf(model_key) !== null

const isTeller = (key: string) => TEXT_MODEL_KEYS.some((teller) => teller === key)

/** Returns a context in which the player's own provider narrates for every storyteller, if permitted. */
export async function withOwnModel<Given extends Needed>(
  ctx: Given,
  userId: string,
): Promise<Given> {
  if (!areOwnKeysAllowed(ctx)) return ctx
  const own = await findOwnKey(ctx, userId)
  if (own === null) return ctx
  const { textModels, isResting } = ctx.ownStorytellers(own)
  const others = ctx.modelStates
  const modelStates: ModelStates = {
    providerOf: (key) => (isTeller(key) ? 'own' : others.providerOf(key)),
    providerModelOf: (key) => (isTeller(key) ? own.model : others.providerModelOf(key)),
    fallbacksOf: (key) => (isTeller(key) ? 0 : others.fallbacksOf(key)),
    isOwn: isTeller,
    isDisabled: (key) => (isTeller(key) ? isResting() : others.isDisabled(key)),
  }
  return { ...ctx, textModels, modelStates }
}

export const withModelsOfUser = async <Given extends Needed>(
  ctx: Given,
  { id, is_guest }: Pick<StoredUser, 'id' | 'is_guest'>,
): Promise<Given> =>
  is_guest
    ? { ...ctx, textModels: (key) => ctx.textModels(key, 'built_in'), modelStates: NONE_CONNECTED }
    : withOwnModel(ctx, id)
