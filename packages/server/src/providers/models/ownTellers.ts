import type { TellRequest } from '@kathasagar/engine/storyteller/telling'

import type { CalledOwn, OwnTellers } from '../../modules/models/index.ts'
import { builtinStoryteller } from '../builtinStoryteller.ts'
import type { Moderator } from './moderator.ts'
import type { ProviderPool } from './providerPool.ts'
import { fullSettings, type ModelBinding, type Provider } from './readModelsFile.ts'
import { createStoryteller } from './storyteller.ts'

/** It stands on the open internet: no name may lead it into our network. */
const providerOf = ({ kind, base_url, api_key }: CalledOwn): Provider => ({
  name: 'the player’s own',
  kind,
  base_url,
  api_key,
  is_inside: false,
})

/** Without what an admin tells storytellers in confidence: the player reads all that their provider is sent. */
const unguided = (request: TellRequest): TellRequest =>
  request.canon ? { ...request, canon: { ...request.canon, guidance: '' } } : request

/**
 * Storytellers behind players' own providers, each with a breaker and a lane of its own. They cost the
 * day's budget nothing, no price of theirs is known here, and they are heard by our moderation as
 * all others are.
 */
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
          improvise: (request, signal) => teller.improvise(unguided(request), signal),
        }
      },
      isResting: () => provider.isResting() || moderator?.isResting() === true,
      endRest: provider.endRest,
    }
  }
