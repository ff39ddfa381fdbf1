import { expect, test } from 'vitest'

import { providerFormOf } from './providerFormOf.ts'

const values = {
  kind: 'openai-compatible',
  name: ' Cellar ',
  base_url: ' http://10.0.0.12:8080/v1 ',
  allow_private_network: 'yes',
  api_key: '',
  removes_key: '',
  first_token_s: '',
  silence_s: '',
  total_s: '',
}

test('does not send a blank key, so that the stored key is unchanged', () => {
  expect(providerFormOf(values)).toEqual({
    kind: 'openai-compatible',
    name: 'Cellar',
    base_url: 'http://10.0.0.12:8080/v1',
    allow_private_network: true,
    time_limits: null,
  })
})

test('replaces or removes a key, and always sends a typed key', () => {
  expect(providerFormOf({ ...values, api_key: ' sk-new ' }).api_key).toBe('sk-new')
  expect(providerFormOf({ ...values, removes_key: 'yes' }).api_key).toBeNull()
  expect(providerFormOf({ ...values, api_key: 'sk-1', removes_key: 'yes' }).api_key).toBe('sk-1')
})

test('uses the default URL for a hosted provider without a URL and sends its key', () => {
  const hosted = { ...values, kind: 'anthropic', base_url: '', removes_key: 'yes' }

  expect(providerFormOf(hosted)).toEqual({
    kind: 'anthropic',
    name: 'Cellar',
    base_url: null,
    allow_private_network: false,
    time_limits: null,
  })
})

test('sends time limits as numbers and omits blank ones', () => {
  const limited = { ...values, first_token_s: '300', total_s: ' 600 ' }

  expect(providerFormOf(limited).time_limits).toEqual({ first_token_s: 300, total_s: 600 })
})
