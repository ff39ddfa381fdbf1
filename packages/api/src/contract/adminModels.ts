import * as z from 'zod/mini'
import { count, nonEmptyName, nonEmptyText, text } from '@kathasagar/story/schema'

import { MODEL_NAMES, PROVIDER_ERRORS, PROVIDER_KINDS, TIME_LIMITS } from './vocabulary/models.ts'
import { adminPage } from './adminStories.ts'
import { id, instant, utcDay } from './fields.ts'
import { MINUTE_MS } from './rateLimits.ts'
import { adminRoute } from './route.ts'

/** Money in millionths of a dollar. */
const micros = count

const PROVIDER_NAME_MAX = 60
const ADDRESS_MAX = 500
const KEY_MAX = 500
const MODEL_MAX = 200
const FALLBACKS_MAX = 3
const MODELS_MAX = 2000

const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))
const intBetween = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const limit = (name: keyof typeof TIME_LIMITS) =>
  z.optional(intBetween(TIME_LIMITS[name].min, TIME_LIMITS[name].max))

/** Timeouts for the models of a provider, in seconds. */
export const TimeLimits = z.strictObject({
  first_token_s: limit('first_token_s'),
  silence_s: limit('silence_s'),
  total_s: limit('total_s'),
})
export interface TimeLimits extends z.infer<typeof TimeLimits> {}

export const ProviderState = z.object({
  asked_at: instant,
  answered_in_ms: z.nullable(count),
  fault: z.nullable(z.enum(PROVIDER_ERRORS)),
})
export interface ProviderState extends z.infer<typeof ProviderState> {}

/** A provider. Its key is never returned. */
export const AdminProvider = z.object({
  id,
  name: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  /** Base URL. Null for the default of its kind. */
  base_url: z.nullable(z.string()),
  /** True if the address may be inside the private network. */
  allow_private_network: z.boolean(),
  /** Time limits. If absent or null, the defaults apply, which are longer for local addresses. */
  time_limits: z.optional(z.nullable(TimeLimits)),
  has_key: z.boolean(),
  key_ends_in: z.nullable(z.string()),
  /** True if the provider is defined in the models file and can only be changed there. */
  is_read_only: z.boolean(),
  /** Result of the last request. Null before the first request. */
  state: z.nullable(ProviderState),
})
export interface AdminProvider extends z.infer<typeof AdminProvider> {}

export const ProviderForm = z.strictObject({
  name: nonEmptyName(PROVIDER_NAME_MAX),
  kind: z.enum(PROVIDER_KINDS),
  base_url: z.optional(z.nullable(text(ADDRESS_MAX))),
  allow_private_network: z._default(z.boolean(), false),
  /** Time limits. If absent, the stored ones remain. Null restores the defaults. */
  time_limits: z.optional(z.nullable(TimeLimits)),
  /** API key. If absent, the stored key remains. Null removes it. */
  api_key: z.optional(z.nullable(nonEmptyText(KEY_MAX))),
})
export interface ProviderForm extends z.infer<typeof ProviderForm> {}

export const ProviderCheck = z.object({
  state: ProviderState,
  models: z.array(z.string()).check(z.maxLength(MODELS_MAX)),
})
export interface ProviderCheck extends z.infer<typeof ProviderCheck> {}

export const BoundModel = z.strictObject({ provider_id: id, model: nonEmptyText(MODEL_MAX) })
export interface BoundModel extends z.infer<typeof BoundModel> {}

export const ModelPrice = z.strictObject({
  input: micros,
  cached_input: micros,
  output: micros,
  picture: micros,
})
export interface ModelPrice extends z.infer<typeof ModelPrice> {}

/** Request parameters. The provider's defaults apply to absent ones. */
export const ModelSettings = z.strictObject({
  /** Style instruction for a storyteller. Default: that of its key. */
  style: z.optional(nonEmptyText(1000)),
  temperature: z.optional(between(0, 2)),
  top_p: z.optional(between(0, 1)),
  frequency_penalty: z.optional(between(-2, 2)),
  presence_penalty: z.optional(between(-2, 2)),
  reasoning_effort: z.optional(z.enum(['minimal', 'low', 'medium', 'high'])),
  max_output_tokens: z.optional(intBetween(100, 32_000)),
  context_tokens: z.optional(intBetween(4000, 2_000_000)),
  /** Size of a picture, such as `1024x1024`. */
  size: z.optional(z.string().check(z.regex(/^\d{2,4}x\d{2,4}$/))),
})
export interface ModelSettings extends z.infer<typeof ModelSettings> {}

/** The model bound to a name, and its fallbacks. */
export const ModelBinding = z.object({
  /** Key of a storyteller or painter, or `moderation`. */
  model_key: z.enum(MODEL_NAMES),
  bound: z.nullable(BoundModel),
  /** Models to try in this order after a failure. The built-in model is the last. */
  fallbacks: z.array(BoundModel),
  settings: ModelSettings,
  price: z.nullable(ModelPrice),
  is_read_only: z.boolean(),
  /**
   * Request fields that are no longer sent because the model rejected them. `system`: system
   * messages. `untagged_reasoning`: reasoning lacks an opening tag. Absent if empty.
   */
  learned: z.optional(z.array(z.string())),
})
export interface ModelBinding extends z.infer<typeof ModelBinding> {}

/** Binds a name to a provider's model, or to the built-in one if `bound` is null. */
export const BindingForm = z.strictObject({
  bound: z.nullable(BoundModel),
  fallbacks: z._default(z.array(BoundModel).check(z.maxLength(FALLBACKS_MAX)), []),
  settings: z._default(ModelSettings, {}),
  price: z._default(z.nullable(ModelPrice), null),
})
export interface BindingForm extends z.infer<typeof BindingForm> {}

export const ModelUse = z.object({
  calls: count,
  input_tokens: count,
  /** Number of input tokens that were cached. */
  cached_tokens: count,
  output_tokens: count,
  pictures: count,
  /** Cost of calls to models with a known price. Null if no price is known. */
  cost_micros: z.nullable(micros),
  unpriced_calls: count,
})
export interface ModelUse extends z.infer<typeof ModelUse> {}

export const UseOfName = z.extend(ModelUse, { model_key: z.enum(MODEL_NAMES) })

export const ModelLimits = z.strictObject({
  /** Maximum cost per day. Null if only credits are limited. */
  daily_limit_micros: z.nullable(micros),
  /** Maximum input and output tokens per user and day. Null for no limit. */
  daily_user_tokens: z.nullable(count),
  allows_own_keys: z.boolean(),
})
export interface ModelLimits extends z.infer<typeof ModelLimits> {}

export const AdminModels = z.object({
  providers: z.array(AdminProvider),
  bindings: z.array(ModelBinding),
  today: z.array(UseOfName),
  /** Credits per response of each storyteller. They apply when a model is connected to it. */
  list_prices: z.record(z.string(), count),
  ...ModelLimits.shape,
})
export interface AdminModels extends z.infer<typeof AdminModels> {}

/** Test of a model on a scene. It is free for the user. Only its cost is stored. */
export const ModelTestResult = z.strictObject({
  model_key: z.enum(MODEL_NAMES),
  story_id: id,
  /** Name of the scene. Default: the first one. */
  scene: z.optional(text(200)),
  /** Free text of a player. If absent, the model narrates the scene. */
  words: z.optional(text(500)),
})
export interface ModelTestResult extends z.infer<typeof ModelTestResult> {}

export const ModelTrial = z.object({
  narrative: z.string(),
  model_used: z.nullable(z.string()),
  first_words_ms: z.nullable(count),
  told_ms: count,
  input_tokens: count,
  cached_tokens: count,
  output_tokens: count,
  cost_micros: z.nullable(micros),
  credits: count,
})
export interface ModelTrial extends z.infer<typeof ModelTrial> {}

export const USE_DAYS = ['1', '7', '30'] as const
export const USE_GROUPS = ['day', 'model', 'story', 'user'] as const

export const UseQuery = z.object({
  ...adminPage,
  days: z._default(z.pipe(z.enum(USE_DAYS), z.transform(Number)), 7),
  /** Single day to show instead of the last days. */
  day: z.optional(utcDay),
  by: z._default(z.enum(USE_GROUPS), 'day'),
})
export interface UseQuery extends z.infer<typeof UseQuery> {}

/** Use by day, model, story, or by user, day and model. Sorted by day, or by cost, highest first. */
export const ModelUseReport = z.object({
  rows: z.array(
    z.extend(ModelUse, {
      /** Key of the row: a day, a model key, or the id of a story or user. */
      of: z.string(),
      /** Title of the story, or username. Null if deleted, and for days and models. */
      title: z.nullable(z.string()),
      /** Day and model key in a row of a user. Otherwise null. */
      day: z.nullable(z.string()),
      model_key: z.nullable(z.string()),
    }),
  ),
  total_pages: count,
  total: ModelUse,
})
export interface ModelUseReport extends z.infer<typeof ModelUseReport> {}

/** Model servers on the server's machine that are not connected yet. */
export const LocalServers = z.object({
  servers: z.array(
    z.object({
      name: z.string(),
      base_url: z.string(),
      model: z.string(),
    }),
  ),
})
export type LocalServer = z.infer<typeof LocalServers>['servers'][number]

export default {
  getAdminModels: adminRoute('GET', '/admin/models', {
    summary: 'Get providers, bindings and the cost of today',
    answer: AdminModels,
  }),
  listLocalServers: adminRoute('GET', '/admin/models/local', {
    summary: 'Find model servers on the usual ports of the server’s machine',
    answer: LocalServers,
  }),
  addProvider: adminRoute('POST', '/admin/models/providers', {
    summary: 'Add a provider; its key is stored encrypted and never returned',
    body: ProviderForm,
    answer: AdminProvider,
    status: 201,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  changeProvider: adminRoute('PUT', '/admin/models/providers/:provider_id', {
    summary: 'Change a provider; without a new key, the stored one is retained',
    body: ProviderForm,
    answer: AdminProvider,
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  removeProvider: adminRoute('DELETE', '/admin/models/providers/:provider_id', {
    summary: 'Remove a provider with its key; its bindings return to the built-in models',
    answer: z.object({ id }),
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  checkProvider: adminRoute('POST', '/admin/models/providers/:provider_id/check', {
    summary: 'Get the models and the response time of a provider',
    answer: ProviderCheck,
    errors: ['not_found'],
  }),
  bindModel: adminRoute('PUT', '/admin/models/bindings/:model_key', {
    summary: 'Bind a provider’s model to a name, or unbind it; effective immediately',
    params: z.object({ model_key: z.enum(MODEL_NAMES) }),
    body: BindingForm,
    answer: ModelBinding,
    requiresReauth: true,
    errors: ['models_file', 'reauth_required'],
  }),
  setModelLimits: adminRoute('PUT', '/admin/models/limits', {
    summary: 'Set the maximum cost per day, and whether players may use their own keys',
    body: ModelLimits,
    answer: ModelLimits,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  tryModel: adminRoute('POST', '/admin/models/try', {
    summary: 'Test a model on a scene of a story',
    body: ModelTestResult,
    answer: ModelTrial,
    streamWithinMs: 16 * MINUTE_MS,
    errors: ['not_found', 'story_not_found', 'storyteller_unreachable'],
  }),
  getModelUse: adminRoute('GET', '/admin/models/use', {
    summary: 'Get tokens, pictures and cost by day, model, story or user',
    query: UseQuery,
    answer: ModelUseReport,
  }),
} as const
