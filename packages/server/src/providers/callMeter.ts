import { AsyncLocalStorage } from 'node:async_hooks'

import type { MeterCalls, Metered } from '../services/telemetry.ts'

const meters = new AsyncLocalStorage<Metered>()

/** Does some work and counts what it asks of providers, however deep below it that is asked. */
export const meterCalls: MeterCalls = (work) => {
  const meter: Metered = { calls: 0, input_tokens: 0, output_tokens: 0 }
  return { done: meters.run(meter, work), metered: meter }
}

/** Counts a request to a provider towards the turn that is told here. */
export function noteCall(): void {
  const meter = meters.getStore()
  if (meter) meter.calls += 1
}

export function noteTokens(input: number | undefined, output: number | undefined): void {
  const meter = meters.getStore()
  if (!meter) return
  meter.input_tokens += input ?? 0
  meter.output_tokens += output ?? 0
}
