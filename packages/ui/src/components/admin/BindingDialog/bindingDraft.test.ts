import { makeId, makeModelBinding } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { draftOf, formOf, modelDraft, movedRow } from './bindingDraft.ts'
import { bindingFaults } from './bindingFaults.ts'

const binding = makeModelBinding({
  bound: { provider_id: makeId(901), model: 'tall-flame' },
  fallbacks: [{ provider_id: makeId(902), model: 'cellar-8' }],
  settings: { temperature: 0.8, context_tokens: 32_000 },
  price: { input: 250_000, cached_input: 25_000, output: 1_250_000, picture: 0 },
})
const draft = draftOf(binding)

test('a binding that is only opened is sent as it was', () => {
  const { bound, fallbacks, settings, price } = binding

  expect(formOf(draft, 'tellers')).toEqual({ bound, fallbacks, settings, price })
})

test('dollars are sent in millionths, and without a price of its own a kept token costs as any', () => {
  const price = { input: '0.15', cached_input: '', output: '0.6', picture: '' }

  expect(formOf({ ...draft, price }, 'tellers').price).toEqual({
    input: 150_000,
    cached_input: 150_000,
    output: 600_000,
    picture: 0,
  })
})

test('blank prices are not known', () => {
  const price = { input: '', cached_input: ' ', output: '', picture: '' }

  expect(formOf({ ...draft, price }, 'tellers').price).toBeNull()
})

test('a painter is asked for its own settings and price alone', () => {
  const painted = {
    ...draft,
    settings: { ...draft.settings, size: '1024x1024' },
    price: { ...draft.price, picture: '0.04' },
  }

  expect(formOf(painted, 'painters')).toMatchObject({
    settings: { size: '1024x1024' },
    price: { picture: 40_000, input: 0, output: 0 },
  })
})

test('without a provider everything is built in', () => {
  expect(formOf({ ...draft, bound: modelDraft(null) }, 'tellers')).toEqual({
    bound: null,
    fallbacks: [],
    settings: {},
    price: null,
  })
})

test('what is missing or out of its bounds is named', () => {
  const fallback = modelDraft(null)
  const wrong = {
    ...draft,
    fallbacks: [fallback],
    price: { ...draft.price, output: '-1' },
    settings: { ...draft.settings, temperature: '2.5', max_output_tokens: '200.5' },
  }

  expect(bindingFaults(wrong, 'tellers')).toEqual({
    [fallback.id]: 'modelMissing',
    [`${fallback.id} provider`]: 'providerMissing',
    output: 'priceWrong',
    temperature: 'rangeWrong',
    max_output_tokens: 'rangeWrong',
  })
  expect(
    bindingFaults({ ...draft, settings: { ...draft.settings, size: 'wide' } }, 'painters'),
  ).toEqual({
    size: 'sizeWrong',
  })
})

test('a row moves one place, and none past an end', () => {
  expect(movedRow(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedRow(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
