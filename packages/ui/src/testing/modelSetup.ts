import {
  makeAdminModels,
  makeAdminProvider,
  makeId,
  makeModelBinding,
} from '@kathasagar/api/testing'
import type {
  AdminModels,
  AdminProvider,
  BoundModel,
  ModelBinding,
  ModelName,
  ModelPrice,
  ModelUse,
} from '@kathasagar/api/contract'

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const answers = (answered_in_ms: number) => ({ asked_at: at(1), answered_in_ms, fault: null })
const [anthropic, google] = ['anthropic', 'google'] as const
const [lantern, river, cellar, atelier] = [
  makeId(901),
  makeId(902),
  makeId(903),
  makeId(904),
] as const

/** One that answers, one that is slow, one of our own network, and one that is silent. */
export const makeProviders = (): AdminProvider[] => [
  makeAdminProvider({
    id: lantern,
    name: 'Lantern',
    kind: anthropic,
    base_url: 'https://api.lantern.example/v1',
    key_ends_in: '4f',
    state: answers(612),
  }),
  makeAdminProvider({
    id: river,
    name: 'Long River',
    base_url: 'https://llm.river.example/v1',
    key_ends_in: 'a1',
    state: answers(4100),
  }),
  makeAdminProvider({
    id: cellar,
    name: 'The cellar',
    base_url: 'http://10.0.0.12:8080/v1',
    is_inside: true,
    has_key: false,
    key_ends_in: null,
    state: answers(310),
  }),
  makeAdminProvider({
    id: atelier,
    name: 'Atelier',
    kind: google,
    base_url: 'https://pictures.atelier.example',
    key_ends_in: 'c9',
    state: { asked_at: at(48), answered_in_ms: null, fault: 'unreachable' },
  }),
]

const model = (provider_id: string, name: string): BoundModel => ({ provider_id, model: name })
const price = (changes: Partial<ModelPrice>): ModelPrice => ({
  input: 0,
  cached_input: 0,
  output: 0,
  picture: 0,
  ...changes,
})
const binding = (model_key: ModelName, changes: Partial<ModelBinding> = {}) =>
  makeModelBinding({ model_key, ...changes })

const bindings = (): ModelBinding[] => [
  binding('kathakar'),
  binding('tenali', {
    bound: model(lantern, 'small-flame'),
    fallbacks: [model(cellar, 'cellar-8')],
    price: price({ input: 250_000, cached_input: 25_000, output: 1_250_000 }),
    settings: { temperature: 0.8 },
  }),
  binding('birbal', {
    bound: model(lantern, 'tall-flame'),
    fallbacks: [model(lantern, 'small-flame'), model(cellar, 'cellar-8')],
    price: price({ input: 1_000_000, cached_input: 100_000, output: 5_000_000 }),
  }),
  binding('vyasa', {
    bound: model(river, 'river-long'),
    fallbacks: [model(lantern, 'tall-flame')],
    price: price({ input: 3_000_000, cached_input: 300_000, output: 15_000_000 }),
  }),
  binding('vishvakarma'),
  binding('chitrakar'),
  binding('ajanta', { bound: model(atelier, 'mural-2'), price: price({ picture: 20_000 }) }),
  binding('ravivarma', { bound: model(atelier, 'oleo-2'), price: price({ picture: 40_000 }) }),
  binding('moderation', { bound: model(cellar, 'guard-1'), is_read_only: true }),
]

const asked = (model_key: ModelName, changes: Partial<ModelUse>) => ({
  model_key,
  calls: 40,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  pictures: 0,
  cost_micros: 0,
  unpriced_calls: 0,
  ...changes,
})

/** An installation where models tell and paint, and one of its providers is silent. */
export const makeModelSetup = (changes: Partial<AdminModels> = {}): AdminModels =>
  makeAdminModels({
    providers: makeProviders(),
    bindings: bindings(),
    today: [
      asked('tenali', { input_tokens: 1_160_000, output_tokens: 44_000, cost_micros: 620_000 }),
      asked('birbal', { input_tokens: 460_000, output_tokens: 26_000, cost_micros: 970_000 }),
      asked('vyasa', { input_tokens: 200_000, output_tokens: 12_000, cost_micros: 1_410_000 }),
      asked('vishvakarma', { pictures: 318 }),
      asked('chitrakar', { pictures: 74 }),
      asked('ajanta', { pictures: 9, cost_micros: 180_000 }),
      asked('ravivarma', { pictures: 6, cost_micros: 240_000 }),
    ],
    daily_limit_micros: 20_000_000,
    allows_own_keys: false,
    ...changes,
  })
