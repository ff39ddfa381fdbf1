import { createBreaker } from './breaker.ts'
import type { CallPolicy, LineLimits } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import { createLane } from './lane.ts'
import { persist } from './persist.ts'
import { ProviderFault } from './providerFault.ts'
import { openLine, type ProviderLine } from './providerLine.ts'
import type { Provider } from './readModelsFile.ts'

/** One attempt to get an answer; what it yields is usable and will not be taken back. */
export type Attempt<T> = (
  line: ProviderLine,
  signal: AbortSignal,
) => AsyncGenerator<string, T, void>

export interface CallLimits extends LineLimits {
  totalMs: number
  /**
   * A question beside the telling: tried once. A few good words do not show that a provider is well
   * enough to tell, so only its failures count.
   */
  isAside?: boolean
}

/** A provider under the rules of how it may be called. */
export interface OpenProvider {
  provider: Provider
  /** Whether calls would be turned away now. */
  isResting: () => boolean
  /** Makes an attempt; again after a fault that may pass, while nothing usable has come. */
  call: <T>(
    attempt: Attempt<T>,
    limits: CallLimits,
    signal: AbortSignal,
  ) => AsyncGenerator<string, T, void>
}

interface Surroundings {
  policy: CallPolicy
  /** Milliseconds. */
  now: () => number
  reportFault: (fault: unknown) => void
}

/** Opens a provider: its breaker and its lane are shared by all of its models. */
export function openProvider(
  provider: Provider,
  { policy, now, reportFault }: Surroundings,
): OpenProvider {
  const breaker = createBreaker(policy.breaker, now)
  const lane = createLane(policy.lane)

  const learnFrom = (fault: ProviderFault) => {
    if (fault.kind === 'spent' || fault.kind === 'denied') breaker.holdOpen()
    else if (fault.isOutage) breaker.failed()
    else if (fault.kind === 'queue_full') breaker.abandoned()
    else breaker.succeeded()
  }

  /** One attempt from the door to the closed socket. */
  async function* once<T>(attempt: Attempt<T>, limits: CallLimits, signal: AbortSignal) {
    if (!breaker.admit()) throw leftAlone.of(provider.name)
    let leave = () => {}
    let isOver = false
    const line = openLine(provider.baseUrl ?? PROVIDER_HOMES[provider.kind], limits)
    signal.addEventListener('abort', line.close, { once: true })
    try {
      leave = await lane.enter(signal)
      const answer = yield* attempt(line, signal)
      isOver = true
      if (limits.isAside) breaker.abandoned()
      else breaker.succeeded()
      return answer
    } catch (error) {
      isOver = true
      const fault = signal.aborted ? lateBy(signal) : (line.fault() ?? faultOf(error))
      if (isCalledOff(signal)) breaker.abandoned()
      else if (limits.isAside && !fault.isOutage) breaker.abandoned()
      else learnFrom(fault)
      throw fault.of(provider.name)
    } finally {
      if (!isOver) breaker.abandoned()
      signal.removeEventListener('abort', line.close)
      line.close()
      leave()
    }
  }

  const call: OpenProvider['call'] = (attempt, limits, outer) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(limits.totalMs)])
    const most = limits.isAside ? 0 : policy.retry.most
    const patience = {
      policy: { ...policy, retry: { ...policy.retry, most } },
      reportFault,
      signal,
    }
    return persist(() => once(attempt, limits, signal), patience)
  }

  return { provider, isResting: breaker.isOpen, call }
}

const leftAlone = new ProviderFault('unreachable', 'left alone for a while')

/** Where the hosted kinds live when the models file names no other address. */
const PROVIDER_HOMES: Readonly<Record<Provider['kind'], string | undefined>> = {
  'openai-compatible': undefined,
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
}

/** Whether the turn was given up, which says nothing about the provider. */
const isCalledOff = (signal: AbortSignal) =>
  signal.aborted && signal.reason?.name !== 'TimeoutError'

const lateBy = (signal: AbortSignal) => new ProviderFault('timeout', String(signal.reason?.name))
