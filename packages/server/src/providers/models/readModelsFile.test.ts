import { expect, test } from 'vitest'

import { readModelsFile } from './readModelsFile.ts'

const KEY = 'a-key-that-nobody-may-see'
const env = { OPENAI_API_KEY: KEY, BLANK_KEY: ' ' }

const local = { kind: 'openai-compatible', base_url: 'http://127.0.0.1:11434/v1/' }
const hosted = { api_key_env: 'OPENAI_API_KEY' }

const read = (file: unknown) =>
  readModelsFile(typeof file === 'string' ? file : JSON.stringify(file), env)
const problemsOf = (file: unknown) => {
  const result = read(file)
  return 'problems' in result ? result.problems : []
}

function tenali(entry: object, p: object = local) {
  const result = read({
    providers: { p },
    models: { tenali: { provider: 'p', model: 'm', ...entry } },
  })
  if ('problems' in result) throw new Error(result.problems.join())
  return result.bindings[0]
}

test('connects a local model with two entries, without a key', () => {
  expect(tenali({ model: 'llama3.2' })).toMatchObject({
    key: 'tenali',
    model: 'llama3.2',
    provider: { base_url: 'http://127.0.0.1:11434/v1', api_key: null },
  })
  const provider = { kind: 'anthropic', ...hosted }
  expect(tenali({}, provider)).toMatchObject({ provider: { api_key: KEY } })
})

test('converts dollars to millionths, and uses the input price for cached tokens by default', () => {
  const price = { input: 0.25, cached_input: 0.025, output: 2, picture: 0.042 }

  expect(tenali({ price })?.price).toEqual({
    input: 250_000,
    cached_input: 25_000,
    output: 2_000_000,
    picture: 42_000,
  })
  expect(tenali({ price: { input: 0.1, output: 0.4 } })?.price).toMatchObject({
    cached_input: 100_000,
    picture: 0,
  })
  expect(tenali({})?.price).toBeNull()
})

const OURS = 'kathakar, tenali, birbal, vyasa, vishvakarma, chitrakar, ajanta, ravivarma'

test.for<[sentence: string, provider: object]>([
  ['kind must be one of openai-compatible, anthropic, google, mistral', { kind: 'oracle' }],
  [
    'base_url must be an address that begins with http:// or https://',
    { ...local, base_url: 'localhost' },
  ],
  ['base_url is missing; openai-compatible needs one', { kind: 'openai-compatible' }],
  ['api_key_env is missing; google needs one', { kind: 'google' }],
  [
    'api_key_env names BLANK_KEY, but that environment variable is not set',
    { ...local, api_key_env: 'BLANK_KEY' },
  ],
  [
    'api_key_env must be the name of an environment variable in capitals, not the key itself',
    { ...local, api_key_env: KEY },
  ],
  ['has an unknown field: api_key', { ...local, api_key: KEY }],
  [
    'time_limits.silence_s must be a number from 1 to 300',
    { ...local, time_limits: { silence_s: 0 } },
  ],
])('an error in a provider is reported with its field: %s', ([sentence, p]) => {
  const problems = problemsOf({ providers: { p }, models: {} })

  expect(problems).toHaveLength(1)
  expect(['.', ' '].map((space) => `providers.p${space}${sentence}`)).toContain(problems[0])
  expect(problems.join()).not.toContain(KEY)
})

const mistral = { kind: 'mistral', ...hosted }
const google = { kind: 'google', ...hosted }

test.for<[sentence: string, key: string, entry: object, provider?: object]>([
  [`ganesh is no model of ours; ours are ${OURS}`, 'ganesh', {}],
  ['tenali.provider names "q", which is not among providers (p)', 'tenali', { provider: 'q' }],
  ['tenali.model must be a text', 'tenali', { model: undefined }],
  ['tenali.temperature must be a number from 0 to 2', 'tenali', { temperature: 3 }],
  [
    'tenali.reasoning_effort must be one of minimal, low, medium, high',
    'tenali',
    { reasoning_effort: 'utmost' },
  ],
  ['tenali.price.input must be a number from 0 to 10000', 'tenali', { price: { input: -1 } }],
  ['tenali.price has an unknown field: prompt', 'tenali', { price: { prompt: 1 } }],
  ['tenali.max_output_tokens must be a whole number', 'tenali', { max_output_tokens: 500.5 }],
  [
    'tenali.max_output_tokens leaves no room for the story in 4000 context_tokens',
    'tenali',
    { context_tokens: 4000, max_output_tokens: 3000 },
  ],
  ['ajanta.provider is of kind mistral, which tells but does not draw', 'ajanta', {}, mistral],
  ['ajanta.model must begin with gemini-', 'ajanta', { model: 'imagen-4' }, google],
])('an error in a model is reported with its field: %s', ([sentence, key, entry, p = local]) => {
  const file = { providers: { p }, models: { [key]: { provider: 'p', model: 'm', ...entry } } }

  expect(problemsOf(file)).toEqual([`models.${sentence}`])
})

test.for<[sentence: string, file: unknown]>([
  ['The file is not JSON', '{'],
  ['providers must be an object', { models: {} }],
  [
    'moderation.provider is of kind mistral; moderation needs openai-compatible',
    { providers: { mistral }, models: {}, moderation: { provider: 'mistral', model: 'm' } },
  ],
])('an error in the file is reported: %s', ([sentence, file]) => {
  expect(problemsOf(file)).toEqual([sentence])
})

test('lists all mistakes together, both of format and of content', () => {
  const problems = problemsOf({
    providers: {
      p: { kind: 'oracle' },
      q: { kind: 'openai-compatible' },
      r: { kind: 'anthropic', api_key_env: 'NOT_SET' },
    },
    models: {
      tenali: { provider: 'p', model: 'm' },
      birbal: { provider: 'nobody', model: 'm' },
      ajanta: { provider: 'r', model: 'm' },
      vyasa: 7,
      ganesh: {},
    },
  })

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'providers.p.kind',
    'models.vyasa',
    'models.ganesh',
    'providers.q.base_url',
    'providers.r.api_key_env',
    'models.birbal.provider',
    'models.ajanta.provider',
  ])
})
