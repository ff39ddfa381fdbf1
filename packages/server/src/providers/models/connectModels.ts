import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type {
  ConnectedTeller,
  ImageModel,
  ImageModels,
  ModelStates,
  TextModel,
  TextModels,
} from '../../services/sessions/turn/modelPorts.ts'
import type { ConnectedVoice } from '../../services/sessions/speech/ports.ts'
import type { WordsModerator } from '../../services/safety/declineWords.ts'
import type { ModelBudget } from '../../services/spending/ports.ts'
import { builtinPainter } from '../builtinPainter.ts'
import { builtinStoryteller } from '../builtinStoryteller.ts'
import { MODEL_CATALOGUE } from '../modelCatalogue.ts'
import { CALL_POLICY, type CallPolicy } from './callPolicy.ts'
import { openModerator } from './moderator.ts'
import { openVoice } from './openVoice.ts'
import { openProvider, type OpenProvider } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding, ModelsConfig, Provider } from './readModelsFile.ts'
import { sdkPainter } from './sdkPainter.ts'
import { loadClients } from './sdkModels.ts'
import { sdkStoryteller } from './sdkStoryteller.ts'

/** For so long a player waits for their words to be judged; then the rules alone have. */
const WORDS_JUDGED_MS = 4000

export interface Surroundings {
  now: () => Date
  reportFault: (fault: unknown) => void
  policy?: Partial<CallPolicy>
  budget: ModelBudget
}

export interface ConnectedModels {
  textModels: TextModels
  imageModels: ImageModels
  modelStates: ModelStates
  wordsModerator: WordsModerator | null
  voice: ConnectedVoice
}

/** Models that their provider has said are gone, each for a while. */
function createAbsences(goneMs: number, now: () => Date) {
  const until = new Map<string, number>()
  return {
    isGone: (key: string) => (until.get(key) ?? 0) > now().getTime(),
    /** Looks at what a model failed of. */
    note: (key: string, fault: unknown) => {
      if (fault instanceof ProviderFault && fault.kind === 'model_gone') {
        until.set(key, now().getTime() + goneMs)
      }
    },
  }
}
type Absences = ReturnType<typeof createAbsences>

const missing = (key: string) => new ProviderFault('model_gone', `${key} is gone`)

/** Asks a model that is not gone, and notes where it turns out to be. */
const watched =
  <Asked, Answer>(
    key: string,
    ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
    absences: Absences,
  ) =>
  async (asked: Asked, signal: AbortSignal): Promise<Answer> => {
    if (absences.isGone(key)) throw missing(key)
    return ask(asked, signal).catch((fault: unknown) => {
      absences.note(key, fault)
      throw fault
    })
  }

const watchedTeller = (key: string, model: ConnectedTeller, absences: Absences): TextModel => ({
  judge: watched(key, model.judge, absences),
  propose: watched(key, model.propose, absences),
  async *tell(request, signal) {
    if (absences.isGone(key)) throw missing(key)
    try {
      return yield* model.tell(request, signal)
    } catch (fault) {
      absences.note(key, fault)
      throw fault
    }
  },
})

const watchedPainter = (key: string, model: ImageModel, absences: Absences): ImageModel => ({
  paint: watched(key, (request, signal) => model.paint(request, signal), absences),
})

const isPainter = ({ key }: ModelBinding): boolean =>
  IMAGE_MODEL_KEYS.some((painter) => painter === key)

/** What a model counts for in the day's budget: its price, and what is free to players counts too. */
const creditsOf = (key: string): number =>
  [...MODEL_CATALOGUE.text, ...MODEL_CATALOGUE.image]
    .filter(({ model_key }) => model_key === key)
    .reduce((most, { credit_cost }) => Math.max(most, credit_cost), 1)

/** Providers as they are needed, each opened once: its models share its breaker and its lane. */
function createProviders(policy: CallPolicy, { now, budget, reportFault }: Surroundings) {
  const open = new Map<Provider, OpenProvider>()
  return (provider: Provider): OpenProvider => {
    const surroundings = { policy, now: () => now().getTime(), budget, reportFault }
    const found = open.get(provider) ?? openProvider(provider, surroundings)
    open.set(provider, found)
    return found
  }
}

interface BindingParts {
  policy: CallPolicy
  opened: ReturnType<typeof createProviders>
  moderator: ReturnType<typeof openModerator> | null
  absences: ReturnType<typeof createAbsences>
  now: Surroundings['now']
}

/** A storyteller or a painter for each key that a provider is bound to. */
function bindModels(
  bindings: ModelsConfig['bindings'],
  { policy, opened, moderator, absences, now }: BindingParts,
) {
  const tellers = new Map<string, TextModel>()
  const painters = new Map<string, ImageModel>()
  for (const binding of bindings) {
    const { key } = binding
    const parts = { binding, provider: opened(binding.provider), policy, credits: creditsOf(key) }
    if (isPainter(binding)) {
      painters.set(key, watchedPainter(key, sdkPainter({ ...parts, now }), absences))
    } else {
      tellers.set(key, watchedTeller(key, sdkStoryteller({ ...parts, moderator }), absences))
    }
  }
  return { tellers, painters }
}

/** Puts providers behind our model keys; a key that none is bound to stays built in. */
export function connectModels(
  { bindings, moderation, voice }: ModelsConfig,
  surroundings: Surroundings,
): ConnectedModels {
  const { now, budget, reportFault } = surroundings
  const policy = { ...CALL_POLICY, ...surroundings.policy }
  const absences = createAbsences(policy.goneMs, now)
  const opened = createProviders(policy, surroundings)
  const moderator = moderation
    ? openModerator(opened(moderation.provider), moderation.model, policy)
    : null

  const spoken = voice && openVoice(opened(voice.provider), voice)
  const { tellers, painters } = bindModels(bindings, { policy, opened, moderator, absences, now })
  loadClients(bindings).catch(reportFault)

  const bindingOf = (key: string) => bindings.find((bound) => bound.key === key)
  const providerOf = (key: string) => bindingOf(key)?.provider
  const isOut = (key: string, provider: Provider | undefined) =>
    provider !== undefined && (opened(provider).isResting() || budget.isShortOf(creditsOf(key)))
  return {
    wordsModerator:
      moderator && ((words) => moderator.harmOf(words, AbortSignal.timeout(WORDS_JUDGED_MS))),
    voice: () => spoken,
    textModels: (key, whose) =>
      (whose === 'built_in' ? undefined : tellers.get(key)) ?? builtinStoryteller,
    imageModels: (key) => painters.get(key) ?? builtinPainter,
    modelStates: {
      providerOf: (key) => providerOf(key)?.name ?? null,
      providerModelOf: (key) => bindingOf(key)?.model ?? null,
      isDisabled: (key) => absences.isGone(key) || isOut(key, providerOf(key)),
    },
  }
}
