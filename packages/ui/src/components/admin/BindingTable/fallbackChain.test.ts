import { makeAdminProvider, makeId } from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { fallbackChain } from './fallbackChain.ts'

const silent = {
  asked_at: '2025-04-02T01:12:00.000Z',
  answered_in_ms: null,
  fault: 'unreachable',
} as const
const [lit, out] = [makeId(901), makeId(902)]
const providers = [makeAdminProvider({ id: lit }), makeAdminProvider({ id: out, state: silent })]
const at = (provider_id: string, model: string) => ({ provider_id, model })

test('behind a model that answers the others wait in their order, the built-in one last', () => {
  const chain = fallbackChain({ bound: at(lit, 'a'), fallbacks: [at(lit, 'b')] }, providers)

  expect(chain.map(({ model, isOn }) => [model, isOn])).toEqual([
    ['b', false],
    [null, false],
  ])
})

test('the first that answers stands in for one that is silent', () => {
  const chain = fallbackChain(
    { bound: at(out, 'a'), fallbacks: [at(out, 'b'), at(lit, 'c')] },
    providers,
  )

  expect(chain).toEqual([
    { model: 'b', isSilent: true, isOn: false },
    { model: 'c', isSilent: false, isOn: true },
    { model: null, isSilent: false, isOn: false },
  ])
})

test('where all are silent, or their provider is gone, the built-in one stands in', () => {
  const chain = fallbackChain({ bound: at(makeId(999), 'a'), fallbacks: [at(out, 'b')] }, providers)

  expect(chain.at(-1)).toEqual({ model: null, isSilent: false, isOn: true })
})

test('nothing follows what is built in', () => {
  expect(fallbackChain({ bound: null, fallbacks: [] }, providers)).toEqual([])
})
