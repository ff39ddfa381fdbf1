import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type {
  ModelBudget,
  ModelTrait,
  OwnStorytellers,
  OwnKeyWithSecret,
} from '../../modules/models/index.ts'
import type { WordsModerator } from '../../modules/safety/index.ts'
import type {
  ImageModel,
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
  PaintRequest,
} from '../../modules/sessions/index.ts'
import { builtinStoryteller } from '../builtinStoryteller.ts'
import { MODEL_CATALOGUE } from '../modelCatalogue.ts'
import type { CallPolicy } from './callPolicy.ts'
import type { OpenLine } from './connection.ts'
import { createModerator, type Moderator } from './moderator.ts'
import { createPainter } from './painter.ts'
import { createProviderPool, type ProviderPool } from './providerPool.ts'
import { fullSettings } from './readModelsFile.ts'
import type { ModelBinding, ModelsConfig, Provider } from './readModelsFile.ts'
import { loadClients } from './sdkModels.ts'
import { createStoryteller } from './storyteller.ts'
import { isDrawn, paint } from '@kathasagar/painter'
import { captionOf } from '../images/pictureCaptions.ts'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'

/** Returns the provider of a player. Its address must be public. */
const providerOf = ({ kind, base_url, api_key }: OwnKeyWithSecret): Provider => ({
  name: 'the player’s own',
  kind,
  base_url,
  api_key,
  allow_private_network: false,
})

/** Removes guidance, because players can read the requests to their own providers. */
const unguided = (request: NarrationRequest): NarrationRequest =>
  request.canon ? { ...request, canon: { ...request.canon, guidance: '' } } : request

/** Creates storytellers for players' own providers. They use moderation, but no budget. */
export const createOwnStorytellers =
  (pool: ProviderPool, moderator: Moderator | null): OwnStorytellers =>
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

function styleOf(request: PaintRequest): string {
  const { place, title } = request.scene
  return title && !isDrawn(place) ? `${title} · ${captionOf(request)}` : captionOf(request)
}

export const builtinPainter: ImageModel = {
  paint: async (request) => {
    const { scene, manner, sceneSeed: seed } = request
    return { svg: paint({ scene, manner, seed }), style: styleOf(request) }
  },
}

/** Time limit in ms. After it, only the rules classify the input. */
const WORDS_JUDGED_MS = 4000

export interface ModelEnvironment {
  openLine?: OpenLine
  now: () => Date
  reportError: (error: unknown) => void
  policy?: Partial<CallPolicy>
  budget: ModelBudget
  saveTraits?: (traits: readonly ModelTrait[]) => void
}

export interface ConnectedModels {
  textModels: TextModels
  imageModels: ImageModels
  modelStates: ModelStates
  wordsModerator: WordsModerator | null
  ownStorytellers: OwnStorytellers
}

const isPainter = ({ key }: ModelBinding): boolean =>
  IMAGE_MODEL_KEYS.some((painter) => painter === key)

/** Returns the credits that count in the daily budget: the price, or 1 if the model is free. */
const creditsOf = (key: string): number =>
  [...MODEL_CATALOGUE.text, ...MODEL_CATALOGUE.image]
    .filter(({ model_key }) => model_key === key)
    .reduce((most, { credit_cost }) => Math.max(most, credit_cost), 1)

const inOrder = (binding: ModelBinding) => [binding, ...binding.fallbacks]

function partsOf(binding: ModelBinding, { policy, open }: ProviderPool) {
  const provider = open(binding.provider)
  return {
    binding: { ...binding, provider: provider.provider },
    provider,
    policy,
    credits: creditsOf(binding.key),
  }
}

/** Returns a painter that tries these painters in order. Sets `isFallback` on images of all except the first. */
const firstOf = (painters: readonly ImageModel[]): ImageModel => ({
  paint: async (request, signal, reportError) => {
    for (const [place, painter] of painters.entries()) {
      try {
        const picture = await painter.paint(request, signal)
        return place === 0 ? picture : { ...picture, isFallback: true }
      } catch (fault) {
        if (place === painters.length - 1 || signal.aborted) throw fault
        reportError?.(fault)
      }
    }
    throw new Error('There is no painter')
  },
})

interface Bound {
  bindings: ModelsConfig['bindings']
  pool: ProviderPool
  moderator: Moderator | null
  budget: ModelBudget
}

function statesOf({ bindings, pool: { open }, moderator, budget }: Bound): ModelStates {
  const bindingOf = (key: string) => bindings.find((bound) => bound.key === key)
  const isOut = ({ provider, model }: ModelBinding) => open(provider).isResting(model)
  return {
    providerOf: (key) => bindingOf(key)?.provider.name ?? null,
    providerModelOf: (key) => bindingOf(key)?.model ?? null,
    fallbacksOf: (key) => bindingOf(key)?.fallbacks.length ?? 0,
    isOwn: () => false,
    isDisabled: (key) => {
      const binding = bindingOf(key)
      if (binding === undefined) return false
      const isUnheard = !isPainter(binding) && moderator?.isResting() === true
      return isUnheard || budget.isShortOf(creditsOf(key)) || inOrder(binding).every(isOut)
    },
  }
}

/** Connects our model keys to providers. All other keys use the built-in models. */
export function connectModels(
  { bindings, moderation }: ModelsConfig,
  surroundings: ModelEnvironment,
  pool: ProviderPool = createProviderPool(surroundings),
): ConnectedModels {
  const { now, budget, reportError } = surroundings
  const moderator = moderation
    ? createModerator(pool.open(moderation.provider), moderation, pool.policy)
    : null
  const tellers = new Map<string, TextModel[]>()
  const painters = new Map<string, ImageModel>()
  for (const binding of bindings) {
    const parts = inOrder(binding).map((model) => partsOf(model, pool))
    if (isPainter(binding)) {
      painters.set(binding.key, firstOf(parts.map((part) => createPainter({ ...part, now }))))
    } else {
      tellers.set(
        binding.key,
        parts.map((part) => createStoryteller({ ...part, moderator })),
      )
    }
  }
  if (bindings.length > 0) loadClients(bindings.flatMap(inOrder)).catch(reportError)

  return {
    wordsModerator:
      moderator && ((words) => moderator.harmOf(words, AbortSignal.timeout(WORDS_JUDGED_MS))),
    ownStorytellers: createOwnStorytellers(pool, moderator),
    textModels: (key, whose) => {
      if (whose === 'built_in') return builtinStoryteller
      return tellers.get(key)?.[whose ? whose.fallback + 1 : 0] ?? builtinStoryteller
    },
    imageModels: (key) => painters.get(key) ?? builtinPainter,
    modelStates: statesOf({ bindings, pool, moderator, budget }),
  }
}
