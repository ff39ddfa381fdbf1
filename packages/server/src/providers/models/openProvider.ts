import type { ModelBudget } from '../../modules/models/index.ts'
import { createBreaker } from './breaker.ts'
import type { CallPolicy } from './callPolicy.ts'
import { createConcurrencyLimit } from '../net/concurrencyLimit.ts'
import { retrying } from './retry.ts'
import type { ModelBinding, Provider } from './readModelsFile.ts'
import { tryOnce, type Attempt, type CallLimits } from './tryOnce.ts'

/** A provider under the rules of how it may be called. */
export interface OpenProvider {
  provider: Provider
  /** Whether calls would be turned away now. */
  isResting: () => boolean
  /** One that is left alone is asked again by the next call. */
  endRest: () => void
  /** Makes an attempt; again after a fault that may pass, while nothing usable has come. */
  call: <T>(
    attempt: Attempt<T>,
    limits: CallLimits,
    signal: AbortSignal,
  ) => AsyncGenerator<string, T, void>
}

/** A model behind its provider, and how it may be called. */
export interface ModelParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  /** What a telling counts for in the day's budget. */
  credits: number
}

interface Surroundings {
  policy: CallPolicy
  /** Milliseconds. */
  now: () => number
  budget: ModelBudget
  reportFault: (fault: unknown) => void
}

/** Opens a provider: its breaker and its limit are shared by all of its models. */
export function openProvider(
  provider: Provider,
  { policy, now, budget, reportFault }: Surroundings,
): OpenProvider {
  const breaker = createBreaker(policy.breaker, now)
  const shared = { provider, breaker, limit: createConcurrencyLimit(policy.concurrency), budget }

  const call: OpenProvider['call'] = (attempt, limits, outer) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(limits.totalMs)])
    const most = limits.isAside ? 0 : policy.retry.most
    const patience = {
      policy: { ...policy, retry: { ...policy.retry, most } },
      reportFault,
      signal,
    }
    return retrying(() => tryOnce(shared, attempt, limits, signal), patience)
  }

  return { provider, isResting: breaker.isOpen, endRest: breaker.endRest, call }
}
