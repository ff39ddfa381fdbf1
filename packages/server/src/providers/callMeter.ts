import { AsyncLocalStorage } from 'node:async_hooks'

import { addUse, NO_USE, type UseSums } from '../domain/useSums.ts'
import type { UseOfModel } from '../modules/models/index.ts'
import type { MeterCalls } from '../platform/telemetry.ts'

/** Prices of a million tokens and of one picture, in millionths of a dollar. */
export interface ModelPrice {
  input: number
  cached_input: number
  output: number
  picture: number
}

export interface MeteredModel {
  key: string
  model: string
  price: ModelPrice | null
}

interface Meter {
  user_id: string | null
  total: UseSums
  uses: UseOfModel[]
}
const meters = new AsyncLocalStorage<Meter>()

export const meterCalls: MeterCalls = (user_id, work) => {
  const meter: Meter = { user_id, total: { ...NO_USE }, uses: [] }
  return { done: meters.run(meter, work), metered: meter.total, uses: meter.uses }
}

export const meteredUser = (): string | null => meters.getStore()?.user_id ?? null

type Used = Partial<Omit<UseSums, 'cost_micros'>>

/** Maximum number of tokens in a call. A higher number from a provider is an error. */
const MOST_COUNTED = 100_000_000

function soundCounts(used: Used): Used {
  const sound = (count: number) => {
    const whole = Math.round(count)
    return whole > 0 ? Math.min(whole, MOST_COUNTED) : 0
  }
  const entries = Object.entries(used).map(([name, count]) => [name, sound(count)] as const)
  return Object.fromEntries(entries)
}

const PER = 1_000_000

/** Returns the cost in millionths of a dollar, or null if the price is unknown. */
function costOf({ price }: MeteredModel, used: Used): number | null {
  if (price === null) return null
  const { input_tokens = 0, cached_tokens = 0, output_tokens = 0, pictures = 0 } = used
  const kept = Math.min(cached_tokens, input_tokens)
  const tokens =
    (input_tokens - kept) * price.input + kept * price.cached_input + output_tokens * price.output
  return Math.round(tokens / PER + pictures * price.picture)
}

function sumsFor({ uses }: Meter, { key, model }: MeteredModel): UseOfModel {
  const isIt = (use: UseOfModel) => use.model_key === key && use.provider_model === model
  const found = uses.find(isIt)
  if (found) return found
  const use = { model_key: key, provider_model: model, ...NO_USE }
  uses.push(use)
  return use
}

export function noteUse(model: MeteredModel, counted: Used): void {
  const meter = meters.getStore()
  if (!meter) return
  const used = soundCounts(counted)
  const sums = { ...NO_USE, ...used, cost_micros: costOf(model, used) }
  addUse(meter.total, sums)
  addUse(sumsFor(meter, model), sums)
}

export const noteCall = (model: MeteredModel): void => noteUse(model, { calls: 1 })
