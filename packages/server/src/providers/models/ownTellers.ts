import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

import type { CalledOwn, OwnTellers } from '../../modules/models/index.ts'
import { builtinStoryteller } from '../builtinStoryteller.ts'
import type { Moderator } from './moderator.ts'
import type { ProviderPool } from './providerPool.ts'
import { fullSettings, type ModelBinding, type Provider } from './readModelsFile.ts'
import { createStoryteller } from './storyteller.ts'

/** Returns the provider, whose address must be public. */
const providerOf = ({ kind, base_url, api_key }: CalledOwn): Provider => ({
  name: 'the player’s own',
  kind,
  base_url,
  api_key,
  allow_private_network: false,
})

/** Removes the admin's guidance, because players can read the requests to their own provider. */
const unguided = (request: NarrationRequest): NarrationRequest =>
  request.canon ? { ...request, canon: { ...request.canon, guidance: '' } } : request

/** Creates storytellers of players' own providers, with moderation and without a budget. */
export const tellOwn =
  (pool: ProviderPool, moderator: Moderator | null): OwnTellers =>
  (own) => {
    const provider = pool.openOwn(own.user_id, providerOf(own))
    const bindingOf = (key: ModelBinding['key']): ModelBinding => ({
      key,
      provider: provider.provider,
      model: own.model,
      settings: fullSettings({}),
      price: null,
      fallbacks: [],
    })
    const { policy } = pool
    return {
      textModels: (key, whose) => {
        if (whose !== undefined) return builtinStoryteller
        const parts = { binding: bindingOf(key), provider, policy, credits: 0, moderator }
        const teller = createStoryteller(parts)
        return {
          ...teller,
          tell: (request, signal) => teller.tell(unguided(request), signal),
          judge: (question, request, signal) => teller.judge(question, unguided(request), signal),
          improvise: (request, signal) => teller.improvise(unguided(request), signal),
        }
      },
      isResting: () => provider.isResting() || moderator?.isResting() === true,
      endRest: provider.endRest,
    }
  }
