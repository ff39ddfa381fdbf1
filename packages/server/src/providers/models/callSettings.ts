import type { ModelBinding, Provider } from './readModelsFile.ts'

/** How a model is asked, by the names of the client library. */
export interface CallSettings {
  maxOutputTokens: number
  temperature?: number
  topP?: number
  frequencyPenalty?: number
  presencePenalty?: number
  reasoning?: NonNullable<ModelBinding['reasoningEffort']>
}

/** How a provider names a setting that it would not take. `tokenLimit` is the older name of the bound on tokens. */
const NAMES = {
  temperature: /temperature/i,
  topP: /top[_ -]?p\b/i,
  frequencyPenalty: /frequency[_ ]?penalty/i,
  presencePenalty: /presence[_ ]?penalty/i,
  reasoning: /reasoning|thinking|effort/i,
  tokenLimit: /max_completion_tokens/i,
} as const
type Setting = keyof typeof NAMES
const SETTINGS = Object.keys(NAMES) as Setting[]

/** What each model of a provider would not take, as it said; forgotten with the provider. */
const refused = new WeakMap<Provider, Map<string, Set<Setting>>>()

type Asked = Pick<ModelBinding, 'provider' | 'model'>

const refusedBy = ({ provider, model }: Asked): ReadonlySet<Setting> =>
  refused.get(provider)?.get(model) ?? new Set()

function noteRefused({ provider, model }: Asked, settings: readonly Setting[]): void {
  const models = refused.get(provider) ?? new Map<string, Set<Setting>>()
  refused.set(provider, models)
  models.set(model, new Set([...(models.get(model) ?? []), ...settings]))
}

/** Whether a model wants the bound on tokens by its newer name. */
export const wantsNewLimit = (binding: Asked): boolean => refusedBy(binding).has('tokenLimit')

/** What a model is asked with: all that its binding says, without what it would not take. */
export function settingsOf(binding: ModelBinding): CallSettings {
  const { maxOutputTokens, temperature, topP, frequencyPenalty, presencePenalty } = binding
  const all = {
    temperature,
    topP,
    frequencyPenalty,
    presencePenalty,
    reasoning: binding.reasoningEffort,
  }
  const taken = Object.entries(all).filter(
    ([name, value]) => value !== undefined && !refusedBy(binding).has(name as Setting),
  )
  return { maxOutputTokens, ...Object.fromEntries(taken) }
}

const isSent = (binding: ModelBinding, setting: Setting): boolean =>
  setting === 'tokenLimit' ? !wantsNewLimit(binding) : setting in settingsOf(binding)

/** What a request that is made now may be refused for. */
export const sentNow = (binding: ModelBinding): readonly Setting[] =>
  SETTINGS.filter((setting) => isSent(binding, setting))

const REFUSALS: readonly unknown[] = [400, 422]

/**
 * Looks whether a request was refused for a setting that was sent with it, and remembers that: true
 * where the same request without it is worth asking. Another call may have learnt it meanwhile.
 */
export function learnRefusal(
  binding: ModelBinding,
  sent: readonly Setting[],
  error: unknown,
): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  if (!REFUSALS.includes(error.statusCode)) return false
  const words = `${error.message} ${'responseBody' in error ? String(error.responseBody) : ''}`
  const named = sent.filter((name) => NAMES[name].test(words))
  if (named.length === 0) return false
  noteRefused(binding, named)
  return true
}
