import { makeAdminProvider } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { draftFaults, draftOf, formOf } from './providerDraft.ts'

const blank = draftOf(null)

test('a provider that is only opened is sent as it was, and its key is not', () => {
  const provider = makeAdminProvider()

  expect(formOf(draftOf(provider), true)).toEqual({
    kind: 'openai-compatible',
    name: 'OpenRouter',
    base_url: 'https://openrouter.ai/api/v1',
    is_inside: false,
  })
})

test('a kind with an address of its own sends none, and stands outside', () => {
  const draft = { ...blank, kind: 'anthropic' as const, base_url: 'http://x', is_inside: true }

  expect(formOf(draft, false)).toMatchObject({ base_url: null, is_inside: false })
  expect(formOf({ ...draft, hasOtherAddress: true }, false)).toMatchObject({
    base_url: 'http://x',
    is_inside: true,
  })
})

test('a key is replaced, removed, or left alone', () => {
  const draft = { ...draftOf(makeAdminProvider()), key: ' sk-new ' }

  expect(formOf(draft, true)).not.toHaveProperty('api_key')
  expect(formOf({ ...draft, keyChoice: 'other' }, true).api_key).toBe('sk-new')
  expect(formOf({ ...draft, keyChoice: 'none' }, true).api_key).toBeNull()
  expect(formOf({ ...draft, key: '', keyChoice: 'other' }, false)).not.toHaveProperty('api_key')
})

test('name and address are asked for, and an address begins as one', () => {
  expect(draftFaults(blank, false)).toEqual({ name: 'nameMissing', base_url: 'addressMissing' })
  expect(draftFaults({ ...blank, name: 'Cellar', base_url: '10.0.0.12:8080' }, false)).toEqual({
    base_url: 'addressWrong',
  })
  const hosted = { ...blank, name: 'Mistral', kind: 'mistral' as const }
  expect(draftFaults(hosted, false)).toEqual({ api_key: 'keyRequired' })
  expect(draftFaults({ ...hosted, key: 'sk-1' }, false)).toEqual({})
})

test('who chose to enter another key enters it', () => {
  const draft = { ...draftOf(makeAdminProvider()), keyChoice: 'other' as const }

  expect(draftFaults(draft, true)).toEqual({ api_key: 'keyMissing' })
})
