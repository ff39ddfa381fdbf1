import type { ModelBudget, TakenCredits } from '../../modules/models/index.ts'
import { noteCall, type CalledModel } from '../callMeter.ts'
import type { Breaker } from './breaker.ts'
import type { LineLimits } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import type { ConcurrencyLimit } from '../net/concurrencyLimit.ts'
import { ProviderFault } from './providerFault.ts'
import { openConnection, type Connection } from './connection.ts'
import type { Provider } from './readModelsFile.ts'

/** One attempt to get an answer; what it yields is usable and will not be taken back. */
export type Attempt<T> = (line: Connection, signal: AbortSignal) => AsyncGenerator<string, T, void>

export interface CallLimits extends LineLimits {
  totalMs: number
  /** Who is asked; each attempt is counted as a call of it. */
  model: CalledModel
  /** What each attempt counts for in the day's budget. */
  credits: number
  /**
   * A question beside the telling: tried once. A few good words do not show that a provider is well
   * enough to tell, so only its failures count.
   */
  isAside?: boolean
}

/** A provider with what all calls to it share. */
export interface Shared {
  provider: Provider
  breaker: Breaker
  limit: ConcurrencyLimit
  budget: ModelBudget
}

const overBudget = new ProviderFault('over_budget', 'too little is left of the day')
const queueFull = new ProviderFault('queue_full', 'too many calls wait already')
const leftAlone = new ProviderFault('unreachable', 'left alone for a while')

/** Where the hosted kinds live when the models file names no other address. */
export const PROVIDER_HOMES: Readonly<Record<Provider['kind'], string | undefined>> = {
  'openai-compatible': undefined,
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
  mistral: 'https://api.mistral.ai',
}

/** Whether the turn was given up, which says nothing about the provider. */
const isCalledOff = (signal: AbortSignal) =>
  signal.aborted && signal.reason?.name !== 'TimeoutError'

const lateBy = (signal: AbortSignal) => new ProviderFault('timeout', String(signal.reason?.name))

function learnFrom(breaker: Breaker, fault: ProviderFault): void {
  if (fault.kind === 'spent' || fault.kind === 'denied') breaker.holdOpen()
  else if (fault.isOutage) breaker.failed()
  else if (fault.kind === 'queue_full' || fault.kind === 'over_budget') breaker.abandoned()
  else breaker.succeeded()
}

/** One attempt from admission to the closed socket. */
export async function* tryOnce<T>(
  { provider, breaker, limit, budget }: Shared,
  attempt: Attempt<T>,
  limits: CallLimits,
  signal: AbortSignal,
): AsyncGenerator<string, T, void> {
  if (!breaker.admit()) throw leftAlone.of(provider.name)
  let leave = () => {}
  let isOver = false
  let taken: TakenCredits | null = null
  const address = provider.baseUrl ?? PROVIDER_HOMES[provider.kind]
  const line = openConnection({ address, isInside: provider.isInside }, limits)
  signal.addEventListener('abort', line.close, { once: true })
  try {
    const place = await limit.enter(signal)
    if (!place) throw queueFull
    leave = place
    taken = await budget.take(limits.credits)
    if (taken === null) throw overBudget
    noteCall(limits.model)
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
    else learnFrom(breaker, fault)
    if (fault.isFree) await taken?.giveBack()
    throw fault.of(provider.name)
  } finally {
    if (!isOver) breaker.abandoned()
    signal.removeEventListener('abort', line.close)
    line.close()
    leave()
  }
}
