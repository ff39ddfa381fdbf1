import { makeId, makeModelBinding } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { bindingErrors, bindingFormOf, bindingValues } from './bindingValues.ts'

const binding = makeModelBinding({
  bound: { provider_id: makeId(901), model: 'tall-flame' },
  fallbacks: [{ provider_id: makeId(902), model: 'cellar-8' }],
  settings: { style: 'Briefly.', temperature: 0.8, context_tokens: 32_000 },
  price: { input: 250_000, cached_input: 25_000, output: 1_250_000, picture: 0 },
})
const values = bindingValues(binding)

test('converts a model setting to form values and back without changes', () => {
  const { bound, fallbacks, settings, price } = binding

  expect(bindingFormOf(values, 'tellers')).toEqual({ bound, fallbacks, settings, price })
})

test('sends prices in micro-dollars, and the normal price for cached tokens by default', () => {
  const priced = { ...values, input: '0.15', cached_input: '', output: '0.6' }

  expect(bindingFormOf(priced, 'tellers').price).toEqual({
    input: 150_000,
    cached_input: 150_000,
    output: 600_000,
    picture: 0,
  })
  const unpriced = { ...values, input: '', cached_input: ' ', output: '' }
  expect(bindingFormOf(unpriced, 'tellers').price).toBeNull()
})

test('sends only the settings and price of an image model', () => {
  const painted = { ...values, size: '1024x1024', picture: '0.04' }

  expect(bindingFormOf(painted, 'painters')).toMatchObject({
    settings: { size: '1024x1024' },
    price: { picture: 40_000, input: 0, output: 0 },
  })
})

test('uses the built-in model without a provider, and skips blank fallbacks', () => {
  expect(bindingFormOf({ ...values, provider0: '' }, 'tellers')).toEqual({
    bound: null,
    fallbacks: [],
    settings: {},
    price: null,
  })
  const skipped = { ...values, provider1: '', provider2: makeId(903), model2: 'small' }
  expect(bindingFormOf(skipped, 'tellers').fallbacks).toEqual([
    { provider_id: makeId(903), model: 'small' },
  ])
})

test('reports missing values and values outside their range', () => {
  const wrong = {
    ...values,
    model1: ' ',
    output: '-1',
    temperature: '2.5',
    max_output_tokens: '200.5',
  }

  expect(bindingErrors(values, 'tellers')).toEqual({})
  expect(bindingErrors(wrong, 'tellers')).toEqual({
    model1: 'modelMissing',
    output: 'priceWrong',
    temperature: 'rangeWrong',
    max_output_tokens: 'rangeWrong',
  })
  expect(bindingErrors({ ...values, size: 'wide' }, 'painters')).toEqual({ size: 'sizeWrong' })
})
