import { expect, test } from 'vitest'

import { CALL_POLICY, timeLimits } from './callPolicy.ts'
import type { Provider } from './readModelsFile.ts'

const P = { name: 'p', kind: 'openai-compatible', api_key: null } as const
const limitsAt = (base_url: string | null, more: Partial<Provider> = {}) => {
  const provider = { ...P, allow_private_network: true, base_url, ...more }
  const { firstByteMs, idleMs, totalMs } = timeLimits(CALL_POLICY, provider)
  return [firstByteMs, idleMs, totalMs].map((ms) => ms / 1000)
}

test.each([
  ['http://127.0.0.1:11434/v1', [240, 60, 480]],
  ['http://192.168.1.20:8080/v1', [240, 60, 480]],
  ['http://ollama:11434/v1', [240, 60, 480]],
  ['http://studio.local/v1', [240, 60, 480]],
  ['https://api.openai.com/v1', [20, 15, 60]],
  [null, [20, 15, 60]],
])('limits the time of a provider at %s to %j seconds', (address, limits) => {
  expect(limitsAt(address)).toEqual(limits)
})

test('prefers the limits of a provider to the defaults', () => {
  const time_limits = { first_token_s: 100, silence_s: 2 }

  expect(limitsAt('http://localhost/v1', { time_limits })).toEqual([100, 2, 480])
  expect(limitsAt('https://api.openai.com/v1', { time_limits })).toEqual([100, 2, 102])
  expect(limitsAt(null, { time_limits: { total_s: 30 } })).toEqual([20, 15, 30])
})
