import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type {
  ImageModel,
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
} from '../../modules/sessions/index.ts'
import type { WordsModerator } from '../../services/safety/declineWords.ts'
import type { ModelBudget, ModelTrait, OwnTellers } from '../../modules/models/index.ts'
import { builtinPainter } from '../builtinPainter.ts'
import { builtinStoryteller } from '../builtinStoryteller.ts'
import { MODEL_CATALOGUE } from '../modelCatalogue.ts'
import { watchedPainter, watchedTeller } from './absences.ts'
import type { CallPolicy } from './callPolicy.ts'
import { tellOwn } from './ownTellers.ts'
import { type Moderator, openModerator } from './moderator.ts'
import { createProviderPool, type ProviderPool } from './providerPool.ts'
import type { ModelBinding, ModelsConfig } from './readModelsFile.ts'
import { sdkPainter } from './sdkPainter.ts'
import { loadClients } from './sdkModels.ts'
import { sdkStoryteller } from './sdkStoryteller.ts'
import { paintedByFirst } from './paintedByFirst.ts'

/** For so long a player waits for their words to be judged; then the rules alone have. */
const WORDS_JUDGED_MS = 4000

export interface Surroundings {
  now: () => Date
  reportFault: (fault: unknown) => void
  policy?: Partial<CallPolicy>
  budget: ModelBudget
  /** Stores what was learned about models. */
  saveTraits?: (traits: readonly ModelTrait[]) => void
}

export interface ConnectedModels {
  textModels: TextModels
  imageModels: ImageModels
  modelStates: ModelStates
  wordsModerator: WordsModerator | null
  ownTellers: OwnTellers
}

const isPainter = ({ key }: ModelBinding): boolean =>
  IMAGE_MODEL_KEYS.some((painter) => painter === key)

/** What a model counts for in the day's budget: its price, and what is free to players counts too. */
const creditsOf = (key: string): number =>
  [...MODEL_CATALOGUE.text, ...MODEL_CATALOGUE.image]
    .filter(({ model_key }) => model_key === key)
    .reduce((most, { credit_cost }) => Math.max(most, credit_cost), 1)

/** A model of a provider, whichever of our names it is bound to. */
const modelOf = ({ provider, model }: ModelBinding) => `${model} of ${provider.name}`

interface BindingParts extends Pick<Surroundings, 'now'> {
  pool: ProviderPool
  moderator: Moderator | null
}

/** A model with those that are asked when it fails, itself first. */
const inOrder = (binding: ModelBinding) => [binding, ...binding.fallbacks]

/** A provider whose entry stays the same stays one: what is known of it is not forgotten. */
function partsOf(binding: ModelBinding, { policy, open }: ProviderPool) {
  const provider = open(binding.provider)
  return {
    binding: { ...binding, provider: provider.provider },
    provider,
    policy,
    credits: creditsOf(binding.key),
  }
}

/** The storytellers behind each key that providers are bound to, in the order of asking. */
function bindTellers(bindings: ModelsConfig['bindings'], parts: BindingParts) {
  const { pool, moderator } = parts
  const tellerOf = (binding: ModelBinding): TextModel => {
    const model = sdkStoryteller({ ...partsOf(binding, pool), moderator })
    return watchedTeller(modelOf(binding), model, pool.absences)
  }
  const bound = bindings.filter((binding) => !isPainter(binding))
  return new Map<string, TextModel[]>(
    bound.map((binding) => [binding.key, inOrder(binding).map(tellerOf)]),
  )
}

/** A painter for each key; it asks the next one itself where one fails. */
function bindPainters(bindings: ModelsConfig['bindings'], parts: BindingParts) {
  const { pool, now } = parts
  const painterOf = (binding: ModelBinding): ImageModel => {
    const model = sdkPainter({ ...partsOf(binding, pool), now })
    return watchedPainter(modelOf(binding), model, pool.absences)
  }
  return new Map(
    bindings
      .filter(isPainter)
      .map((binding) => [binding.key, paintedByFirst(inOrder(binding).map(painterOf))]),
  )
}

/** How the models behind our keys do. */
function statesOf(
  bindings: ModelsConfig['bindings'],
  { pool: { open, absences }, moderator }: BindingParts,
  budget: ModelBudget,
): ModelStates {
  const bindingOf = (key: string) => bindings.find((bound) => bound.key === key)
  const isOut = (binding: ModelBinding) =>
    absences.isGone(modelOf(binding)) || open(binding.provider).isResting()
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

/**
 * Puts providers behind our model keys; a key that none is bound to stays built in. Where a `pool` is
 * handed in, providers that were open before stay open.
 */
export function connectModels(
  { bindings, moderation }: ModelsConfig,
  surroundings: Surroundings,
  pool: ProviderPool = createProviderPool(surroundings),
): ConnectedModels {
  const { now, budget, reportFault } = surroundings
  const moderator = moderation
    ? openModerator(pool.open(moderation.provider), moderation, pool.policy)
    : null
  const parts = { pool, moderator, now }
  const tellers = bindTellers(bindings, parts)
  const painters = bindPainters(bindings, parts)
  if (bindings.length > 0) loadClients(bindings.flatMap(inOrder)).catch(reportFault)

  return {
    wordsModerator:
      moderator && ((words) => moderator.harmOf(words, AbortSignal.timeout(WORDS_JUDGED_MS))),
    ownTellers: tellOwn(pool, moderator),
    textModels: (key, whose) => {
      if (whose === 'built_in') return builtinStoryteller
      return tellers.get(key)?.[whose ? whose.fallback + 1 : 0] ?? builtinStoryteller
    },
    imageModels: (key) => painters.get(key) ?? builtinPainter,
    modelStates: statesOf(bindings, parts, budget),
  }
}
