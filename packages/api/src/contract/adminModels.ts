import * as z from 'zod/mini'
import { count, filledNameText, filledText, text } from '@kathasagar/story/schema'

import { MODEL_NAMES, PROVIDER_FAULTS, PROVIDER_KINDS } from './vocabulary/models.ts'
import { id, instant } from './fields.ts'
import { MINUTE_MS } from './rateLimits.ts'
import { route } from './route.ts'

/** Money is counted in millionths of a dollar: a token costs less than a cent's hundredth. */
const micros = count

const PROVIDER_NAME_MAX = 60
const ADDRESS_MAX = 500
const KEY_MAX = 500
const MODEL_MAX = 200
const FALLBACKS_MAX = 3
const MODELS_MAX = 2000

const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))
const wholeBetween = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** How long the models of a provider are waited for, in seconds. */
export const TimeLimits = z.strictObject({
  /** Until the first piece of an answer. */
  first_token_s: z.optional(wholeBetween(1, 900)),
  /** Between two pieces. */
  silence_s: z.optional(wholeBetween(1, 300)),
  /** For the whole answer. */
  total_s: z.optional(wholeBetween(5, 900)),
})
export type TimeLimits = z.infer<typeof TimeLimits>

/** How a provider did when it was last asked. */
export const ProviderState = z.object({
  asked_at: instant,
  /** Until it answered; null where it did not. */
  answered_in_ms: z.nullable(count),
  fault: z.nullable(z.enum(PROVIDER_FAULTS)),
})
export type ProviderState = z.infer<typeof ProviderState>

/** A provider as an operator sees it. */
export const AdminProvider = z.object({
  id,
  name: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  /** Where its calls go; null where the kind has an address of its own. */
  base_url: z.nullable(z.string()),
  /** It may stand inside our own network. */
  is_inside: z.boolean(),
  /** Absent or null if the defaults apply, which are longer for addresses inside a network. */
  time_limits: z.optional(z.nullable(TimeLimits)),
  has_key: z.boolean(),
  /** The last two signs of the key, to tell it from another. */
  key_ends_in: z.nullable(z.string()),
  /** It stands in the models file: it can be looked at here, and changed only there. */
  is_read_only: z.boolean(),
  /** Null until it was asked for the first time. */
  state: z.nullable(ProviderState),
})
export type AdminProvider = z.infer<typeof AdminProvider>

/** A provider in the making. */
export const ProviderForm = z.strictObject({
  name: filledNameText(PROVIDER_NAME_MAX),
  kind: z.enum(PROVIDER_KINDS),
  base_url: z.optional(z.nullable(text(ADDRESS_MAX))),
  is_inside: z._default(z.boolean(), false),
  /** If absent, the stored ones stay; null restores the defaults. */
  time_limits: z.optional(z.nullable(TimeLimits)),
  /** Absent keeps the one that is kept, null removes it. It is never given back. */
  api_key: z.optional(z.nullable(filledText(KEY_MAX))),
})
export type ProviderForm = z.infer<typeof ProviderForm>

/** What a provider answers to being asked what it has. */
export const ProviderCheck = z.object({
  state: ProviderState,
  /** Names of its models, as far as it lists them. */
  models: z.array(z.string()).check(z.maxLength(MODELS_MAX)),
})
export type ProviderCheck = z.infer<typeof ProviderCheck>

/** A model of a provider. */
export const BoundModel = z.strictObject({ provider_id: id, model: filledText(MODEL_MAX) })
export type BoundModel = z.infer<typeof BoundModel>

/** What its provider takes for a model, in millionths of a dollar. */
export const ModelPrice = z.strictObject({
  /** For a million tokens of the prompt. */
  input: micros,
  /** For a million tokens of it that the provider had kept from before. */
  cached_input: micros,
  /** For a million tokens of the answer. */
  output: micros,
  /** For a picture. */
  picture: micros,
})
export type ModelPrice = z.infer<typeof ModelPrice>

/** How a model is asked; what is absent is the provider's to say. */
export const ModelSettings = z.strictObject({
  /** Instruction to a storyteller on how to tell; absent: the usual one of its key. */
  style: z.optional(filledText(1000)),
  temperature: z.optional(between(0, 2)),
  top_p: z.optional(between(0, 1)),
  frequency_penalty: z.optional(between(-2, 2)),
  presence_penalty: z.optional(between(-2, 2)),
  reasoning_effort: z.optional(z.enum(['minimal', 'low', 'medium', 'high'])),
  max_output_tokens: z.optional(wholeBetween(100, 32_000)),
  context_tokens: z.optional(wholeBetween(4000, 2_000_000)),
  /** Of a picture, as `1024x1024`. */
  size: z.optional(z.string().check(z.regex(/^\d{2,4}x\d{2,4}$/))),
})
export type ModelSettings = z.infer<typeof ModelSettings>

/** What stands behind one of our names, and what is asked when it falls silent. */
export const ModelBinding = z.object({
  /** One of our storytellers or painters, or `moderation`. */
  model_key: z.enum(MODEL_NAMES),
  /** Null where the built-in one answers. */
  bound: z.nullable(BoundModel),
  /** Asked in this order when the one before fails; the built-in one comes after all. */
  fallbacks: z.array(BoundModel),
  settings: ModelSettings,
  /** Null where nobody has said: what it costs is not known then. */
  price: z.nullable(ModelPrice),
  /** It stands in the models file, which is changed elsewhere. */
  is_read_only: z.boolean(),
  /**
   * Fields of requests that the model has refused and is not sent any more; `system` for system
   * messages, `untagged_reasoning` if it reasons without an opening tag. Absent if there are none.
   */
  learned: z.optional(z.array(z.string())),
})
export type ModelBinding = z.infer<typeof ModelBinding>

/** Binds a name to a provider's model, or with `bound: null` to what is built in. */
export const BindingForm = z.strictObject({
  bound: z.nullable(BoundModel),
  fallbacks: z._default(z.array(BoundModel).check(z.maxLength(FALLBACKS_MAX)), []),
  settings: z._default(ModelSettings, {}),
  price: z._default(z.nullable(ModelPrice), null),
})
export type BindingForm = z.infer<typeof BindingForm>

/** What was asked of providers' models, added up. */
export const ModelUse = z.object({
  calls: count,
  input_tokens: count,
  /** Of these, what providers had kept from before. */
  cached_tokens: count,
  output_tokens: count,
  pictures: count,
  /** What those calls have cost whose model has a price; null where none has one. */
  cost_micros: z.nullable(micros),
  /** Calls of models without a price: what they cost is not known. */
  unpriced_calls: count,
})
export type ModelUse = z.infer<typeof ModelUse>

/** What one of our names has been asked today (UTC). */
export const UseOfName = z.extend(ModelUse, { model_key: z.enum(MODEL_NAMES) })

export const AdminModels = z.object({
  providers: z.array(AdminProvider),
  /** One for each of our names. */
  bindings: z.array(ModelBinding),
  today: z.array(UseOfName),
  /** Most that a day may cost; null where only the credits of a day are bounded. */
  daily_limit_micros: z.nullable(micros),
  /** Players may bring keys of their own. */
  allows_own_keys: z.boolean(),
})
export type AdminModels = z.infer<typeof AdminModels>

export const ModelLimits = z.strictObject({
  daily_limit_micros: z.nullable(micros),
  allows_own_keys: z.boolean(),
})
export type ModelLimits = z.infer<typeof ModelLimits>

export const ProviderParams = z.object({ provider_id: id })
export const BindingParams = z.object({ model_key: z.enum(MODEL_NAMES) })

/** A scene that is told for once; nobody pays and nothing of it is kept but what it cost. */
export const ModelTry = z.strictObject({
  model_key: z.enum(MODEL_NAMES),
  story_id: id,
  /** Name of the scene that the words are said in; absent for the first one. */
  scene: z.optional(text(200)),
  /** What a player would type; absent where the scene is just told. */
  words: z.optional(text(500)),
})
export type ModelTry = z.infer<typeof ModelTry>

/** Result of a try. */
export const TriedModel = z.object({
  narrative: z.string(),
  /** The model of the provider that told it; null where the built-in storyteller did. */
  told_by: z.nullable(z.string()),
  first_words_ms: z.nullable(count),
  told_ms: count,
  input_tokens: count,
  cached_tokens: count,
  output_tokens: count,
  /** Null where no price is known. */
  cost_micros: z.nullable(micros),
  /** What a player would pay for it. */
  credits: count,
})
export type TriedModel = z.infer<typeof TriedModel>

export const USE_DAYS = ['1', '7', '30'] as const
export const USE_GROUPS = ['day', 'model', 'story'] as const

export const UseQuery = z.object({
  days: z._default(z.pipe(z.enum(USE_DAYS), z.transform(Number)), 7),
  by: z._default(z.enum(USE_GROUPS), 'day'),
})
export type UseQuery = z.infer<typeof UseQuery>

/** What models were asked, by day, by name or by story; the dearest first, days in their order. */
export const ModelUseReport = z.object({
  rows: z.array(
    z.extend(ModelUse, {
      /** A day, one of our names, or a story's id. */
      of: z.string(),
      /** Title of the story; null where it is gone, and for days and names. */
      title: z.nullable(z.string()),
    }),
  ),
  total: ModelUse,
})
export type ModelUseReport = z.infer<typeof ModelUseReport>

const ofProvider = { access: 'admin', params: ProviderParams } as const

/** Providers, what is bound to them, and what they cost. */
export const adminModelsRoutes = {
  getAdminModels: route('GET', '/admin/models', {
    summary: 'Providers, the names that are bound to them, and what today has cost',
    access: 'admin',
    answer: AdminModels,
  }),
  addProvider: route('POST', '/admin/models/providers', {
    summary: 'Add a provider; its key is kept encrypted and never given back',
    access: 'admin',
    body: ProviderForm,
    answer: AdminProvider,
    status: 201,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  changeProvider: route('PUT', '/admin/models/providers/:provider_id', {
    ...ofProvider,
    summary: 'Change a provider; a key that is not sent stays',
    body: ProviderForm,
    answer: AdminProvider,
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  removeProvider: route('DELETE', '/admin/models/providers/:provider_id', {
    ...ofProvider,
    summary: 'Remove a provider with its key; what was bound to it is built in again',
    answer: z.object({ id }),
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  checkProvider: route('POST', '/admin/models/providers/:provider_id/check', {
    ...ofProvider,
    summary: 'Ask a provider what models it has, and how fast it answers',
    answer: ProviderCheck,
    errors: ['not_found'],
  }),
  bindModel: route('PUT', '/admin/models/bindings/:model_key', {
    summary: 'Put a provider’s model behind one of our names, or take it away; holds at once',
    access: 'admin',
    params: BindingParams,
    body: BindingForm,
    answer: ModelBinding,
    requiresReauth: true,
    errors: ['models_file', 'reauth_required'],
  }),
  setModelLimits: route('PUT', '/admin/models/limits', {
    summary: 'What a day may cost, and whether players may bring keys of their own',
    access: 'admin',
    body: ModelLimits,
    answer: ModelLimits,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  tryModel: route('POST', '/admin/models/try', {
    summary: 'Have a scene of a story told by a model, and measure it',
    access: 'admin',
    body: ModelTry,
    answer: TriedModel,
    streamWithinMs: 16 * MINUTE_MS,
    errors: ['not_found', 'story_not_found', 'storyteller_unreachable'],
  }),
  getModelUse: route('GET', '/admin/models/use', {
    summary: 'Tokens, pictures and money by day, by model or by story',
    access: 'admin',
    query: UseQuery,
    answer: ModelUseReport,
  }),
} as const
