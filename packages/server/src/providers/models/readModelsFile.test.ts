import { expect, test } from 'vitest'

import { readModelsFile } from './readModelsFile.ts'

const KEY = 'a-key-that-nobody-may-see'
const env = { OPENAI_API_KEY: KEY, BLANK_KEY: ' ' }

const problemsOf = (file: unknown) => {
  const read = readModelsFile(typeof file === 'string' ? file : JSON.stringify(file), env)
  return 'problems' in read ? read.problems : []
}

const local = { kind: 'openai-compatible', base_url: 'http://127.0.0.1:11434/v1/' }

test('a local model is connected in two entries, without a key', () => {
  const read = readModelsFile(
    JSON.stringify({
      providers: { local },
      models: { tenali: { provider: 'local', model: 'llama3.2' } },
    }),
    {},
  )

  expect(read).toMatchObject({
    bindings: [
      {
        key: 'tenali',
        model: 'llama3.2',
        provider: { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined },
      },
    ],
  })
})

test('the key is read from the variable that the provider names', () => {
  const read = readModelsFile(
    JSON.stringify({
      providers: { hosted: { kind: 'anthropic', api_key_env: 'OPENAI_API_KEY' } },
      models: { vyasa: { provider: 'hosted', model: 'm' } },
    }),
    env,
  )

  expect(read).toMatchObject({ bindings: [{ provider: { apiKey: KEY } }] })
})

test('a price in dollars is read in millionths, and kept tokens cost as much as others unless it says', () => {
  const priceOf = (price?: object) => {
    const models = { tenali: { provider: 'local', model: 'm', ...(price && { price }) } }
    const read = readModelsFile(JSON.stringify({ providers: { local }, models }), {})
    return 'problems' in read ? read.problems : read.bindings[0]?.price
  }

  expect(priceOf({ input: 0.25, cached_input: 0.025, output: 2, picture: 0.042 })).toEqual({
    input: 250_000,
    cached_input: 25_000,
    output: 2_000_000,
    picture: 42_000,
  })
  expect(priceOf({ input: 0.1, output: 0.4 })).toMatchObject({ cached_input: 100_000, picture: 0 })
  expect(priceOf()).toBeNull()
})

test.for<[string, unknown, string]>([
  ['a file that is no JSON', '{', 'The file is not JSON'],
  ['no providers', { models: {} }, 'providers must be an object'],
  [
    'a kind that nobody knows',
    { providers: { p: { kind: 'oracle' } }, models: {} },
    'providers.p.kind must be one of openai-compatible, anthropic, google, mistral',
  ],
  [
    'an address that is none',
    { providers: { p: { ...local, base_url: 'localhost' } }, models: {} },
    'providers.p.base_url must be an address that begins with http:// or https://',
  ],
  [
    'a server without an address',
    { providers: { p: { kind: 'openai-compatible' } }, models: {} },
    'providers.p.base_url is missing; openai-compatible needs one',
  ],
  [
    'a hosted provider without a key',
    { providers: { p: { kind: 'google' } }, models: {} },
    'providers.p.api_key_env is missing; google needs one',
  ],
  [
    'a variable that is not set',
    { providers: { p: { ...local, api_key_env: 'BLANK_KEY' } }, models: {} },
    'providers.p.api_key_env names BLANK_KEY, but that environment variable is not set',
  ],
  [
    'a key in place of the name of its variable',
    { providers: { p: { ...local, api_key_env: KEY } }, models: {} },
    'providers.p.api_key_env must be the name of an environment variable in capitals, not the key itself',
  ],
  [
    'a field that nobody knows',
    { providers: { p: { ...local, api_key: KEY } }, models: {} },
    'providers.p has an unknown field: api_key',
  ],
  [
    'a model that is not ours',
    { providers: { p: local }, models: { ganesh: { provider: 'p', model: 'm' } } },
    'models.ganesh is no model of ours; ours are kathakar, tenali, birbal, vyasa, vishvakarma, chitrakar, ajanta, ravivarma',
  ],
  [
    'a provider that is not named',
    { providers: { p: local }, models: { tenali: { provider: 'q', model: 'm' } } },
    'models.tenali.provider names "q", which is not among providers (p)',
  ],
  [
    'a model without a name',
    { providers: { p: local }, models: { tenali: { provider: 'p' } } },
    'models.tenali.model must be a text',
  ],
  [
    'an absurd temperature',
    { providers: { p: local }, models: { tenali: { provider: 'p', model: 'm', temperature: 3 } } },
    'models.tenali.temperature must be a number from 0 to 2',
  ],
  [
    'an effort that nobody makes',
    {
      providers: { p: local },
      models: { tenali: { provider: 'p', model: 'm', reasoning_effort: 'utmost' } },
    },
    'models.tenali.reasoning_effort must be one of minimal, low, medium, high',
  ],
  [
    'a price below nothing',
    {
      providers: { p: local },
      models: { tenali: { provider: 'p', model: 'm', price: { input: -1 } } },
    },
    'models.tenali.price.input must be a number from 0 to 10000',
  ],
  [
    'a price by a name that is none',
    {
      providers: { p: local },
      models: { tenali: { provider: 'p', model: 'm', price: { prompt: 1 } } },
    },
    'models.tenali.price has an unknown field: prompt',
  ],
  [
    'a painter that does not draw',
    {
      providers: { p: { kind: 'mistral', api_key_env: 'OPENAI_API_KEY' } },
      models: { ajanta: { provider: 'p', model: 'm' } },
    },
    'models.ajanta.provider is of kind mistral, which tells but does not draw',
  ],
  [
    'half a token',
    {
      providers: { p: local },
      models: { tenali: { provider: 'p', model: 'm', max_output_tokens: 500.5 } },
    },
    'models.tenali.max_output_tokens must be a whole number',
  ],
  [
    'a painter whose provider does not draw',
    {
      providers: { p: { kind: 'anthropic', api_key_env: 'OPENAI_API_KEY' } },
      models: { ajanta: { provider: 'p', model: 'm' } },
    },
    'models.ajanta.provider is of kind anthropic, which tells but does not draw',
  ],
])('%s is named with its field', ([, file, sentence]) => {
  const problems = problemsOf(file)

  expect(problems).toEqual([sentence])
  expect(problems.join()).not.toContain(KEY)
})

test('all mistakes are told at once, those of shape and those of sense', () => {
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

test.for<[string, object, string]>([
  [
    'no room for a story',
    { tenali: { provider: 'local', model: 'm', context_tokens: 4000, max_output_tokens: 3000 } },
    'models.tenali.max_output_tokens leaves no room for the story in 4000 context_tokens',
  ],
  [
    'a painter that its client no longer speaks to',
    { ajanta: { provider: 'g', model: 'imagen-4' } },
    'models.ajanta.model must begin with gemini-',
  ],
])('%s is named with its field', ([, models, sentence]) => {
  const g = { kind: 'google', api_key_env: 'OPENAI_API_KEY' }

  expect(problemsOf({ providers: { local, g }, models })).toEqual([sentence])
})

test('a moderator must speak the protocol of moderators', () => {
  const providers = { local, a: { kind: 'anthropic', api_key_env: 'OPENAI_API_KEY' } }

  const problems = problemsOf({ providers, models: {}, moderation: { provider: 'a', model: 'm' } })

  expect(problems).toEqual([
    'moderation.provider is of kind anthropic; moderation needs openai-compatible',
  ])
})
