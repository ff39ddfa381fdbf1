import type { ModelBudget, ChargedCredits } from '../../modules/models/index.ts'
import { queueListener } from '../../platform/queuePlace.ts'
import { meteredUser, noteCall, type MeteredModel } from '../callMeter.ts'
import { isModelFile } from '../modelFile/modelFolders.ts'
import { createConcurrencyLimit, type ConcurrencyLimit } from '../net/concurrencyLimit.ts'
import type { CallPolicy, LineLimits } from './callPolicy.ts'
import type { Connection, ProviderAddress, OpenLine } from './connection.ts'
import { toProviderError, ProviderError, type ProviderErrorKind } from './providerError.ts'
import type { ModelBinding, Provider } from './readModelsFile.ts'

function createRecord(policy: CallPolicy['breaker'], now: () => number) {
  let inARow = 0
  let recent: { at: number; hasFailed: boolean }[] = []
  return {
    note: (hasFailed: boolean) => {
      inARow = hasFailed ? inARow + 1 : 0
      const isRecent = ({ at }: { at: number }) => at > now() - policy.windowMs
      recent = [...recent.filter(isRecent), { at: now(), hasFailed }]
    },
    isBad: () => {
      const failed = recent.filter(({ hasFailed }) => hasFailed).length
      const failsOften = recent.length >= policy.sample && failed * 2 >= recent.length
      return inARow >= policy.failuresInARow || failsOften
    },
    forget: () => {
      recent = []
    },
  }
}

type Breaker = ReturnType<typeof createBreaker>

export function createBreaker(policy: CallPolicy['breaker'], now: () => number) {
  const record = createRecord(policy, now)
  let openUntil: number | null = null
  let isTrying = false
  const isOpen = () => openUntil !== null && (now() < openUntil || isTrying)

  return {
    isOpen,
    /** Returns true if a call is permitted. After a pause, only one trial call is permitted. */
    admit: () => {
      if (isOpen()) return false
      isTrying = openUntil !== null
      return true
    },
    succeeded: () => {
      isTrying = false
      record.note(false)
      if (openUntil === null) return
      openUntil = null
      record.forget()
    },
    failed: () => {
      const wasTrial = isTrying
      isTrying = false
      record.note(true)
      // If a call began before the pause, its failure does not extend the pause.
      if (openUntil !== null && !wasTrial) return
      if (wasTrial || record.isBad()) openUntil = now() + policy.restMs
    },
    /** Called for a cancelled call, which is neither a success nor a failure. */
    abandoned: () => {
      isTrying = false
    },
    /** Starts a long pause. Used for errors that only a person can fix. */
    holdOpen: () => {
      isTrying = false
      openUntil = now() + policy.longRestMs
    },
    endRest: () => {
      if (openUntil !== null) openUntil = now()
    },
  }
}

/** Attempt to get an answer. Text that was yielded is never changed. */
export type Attempt<T> = (line: Connection, signal: AbortSignal) => AsyncGenerator<string, T, void>

interface CallLimits extends LineLimits {
  totalMs: number
  /** Model for the statistics, in which each attempt counts as a call. */
  model: MeteredModel
  credits: number
  /** True for calls other than narration. They are never retried, and their success does not close the breaker. */
  isAside?: boolean
}

export interface OpenProvider {
  provider: Provider
  /** Returns true if the provider, or the given model, is paused. */
  isResting: (model?: string) => boolean
  endRest: () => void
  call: <T>(
    attempt: Attempt<T>,
    limits: CallLimits,
    signal: AbortSignal,
  ) => AsyncGenerator<string, T, void>
}

export interface ModelParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  credits: number
}

interface ModelEnvironment {
  openLine: OpenLine
  policy: CallPolicy
  now: () => number
  budget: ModelBudget
  reportError: (error: unknown) => void
}

interface Shared {
  openLine: OpenLine
  provider: Provider
  breaker: Breaker
  limit: ConcurrencyLimit
  budget: ModelBudget
}

const HOSTED: Readonly<Record<Provider['kind'], string | undefined>> = {
  'openai-compatible': undefined,
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
  mistral: 'https://api.mistral.ai',
}

export const addressOf = ({
  kind,
  base_url,
  allow_private_network,
}: Provider): ProviderAddress => ({
  address: base_url ?? HOSTED[kind],
  isInside: allow_private_network,
})

/** Returns true if the turn was cancelled. This is not a fault of the provider. */
const isCalledOff = (signal: AbortSignal) =>
  signal.aborted && signal.reason?.name !== 'TimeoutError'

/** Faults of calls that never reached the provider. */
const NEVER_SENT = new Set<ProviderErrorKind>(['queue_full', 'over_budget', 'over_user_limit'])

function learnFrom(breaker: Breaker, { kind, isOutage }: ProviderError, isAside = false): void {
  if (isAside && !isOutage) breaker.abandoned()
  else if (kind === 'spent' || kind === 'denied') breaker.holdOpen()
  else if (isOutage) breaker.failed()
  else if (NEVER_SENT.has(kind)) breaker.abandoned()
  else breaker.succeeded()
}

async function* tryOnce<T>(
  { openLine, provider, breaker, limit, budget }: Shared,
  attempt: Attempt<T>,
  limits: CallLimits,
  signal: AbortSignal,
): AsyncGenerator<string, T, void> {
  const { name } = provider
  if (!breaker.admit()) throw new ProviderError('unreachable', `${name}: left alone for a while`)
  let leave: (() => void) | null = null
  let isOver = false
  let taken: ChargedCredits | null = null
  const line = openLine(addressOf(provider), limits)
  signal.addEventListener('abort', line.close, { once: true })
  try {
    leave = await limit.enter(signal, queueListener()).catch(() => null)
    if (!leave) throw new ProviderError('queue_full', 'too many calls wait already')
    const given = await budget.take(limits.credits, meteredUser())
    if (typeof given === 'string') throw new ProviderError(given, 'too little is left of the day')
    taken = given
    noteCall(limits.model)
    const answer = yield* attempt(line, signal)
    isOver = true
    if (limits.isAside) breaker.abandoned()
    else breaker.succeeded()
    return answer
  } catch (error) {
    isOver = true
    const late = () =>
      isCalledOff(signal)
        ? new ProviderError('timeout', 'called off')
        : new ProviderError('took_too_long', `no end after ${limits.totalMs} ms`)
    // A timeout in the queue is not a fault of the provider.
    const fault = signal.aborted && leave ? late() : (line.fault() ?? toProviderError(error))
    if (isCalledOff(signal)) breaker.abandoned()
    else learnFrom(breaker, fault, limits.isAside)
    if (fault.isFree) await taken?.giveBack()
    throw fault.of(name)
  } finally {
    if (!isOver) breaker.abandoned()
    signal.removeEventListener('abort', line.close)
    line.close()
    leave?.()
  }
}

function pauseBefore(
  fault: ProviderError,
  tries: number,
  { retry, random }: CallPolicy,
): number | null {
  const { most, minMs, maxMs, longestWaitS } = retry
  if (!fault.mayRetry || tries > most) return null
  const jitter = minMs + random() * (maxMs - minMs)
  if (fault.kind !== 'busy' || fault.retryAfter === undefined) return jitter
  return fault.retryAfter > longestWaitS ? null : Math.max(jitter, fault.retryAfter * 1000)
}

/** Opens a provider. Its models share a breaker and a limit of concurrent calls. */
export function openProvider(
  provider: Provider,
  { openLine, policy, now, budget, reportError }: ModelEnvironment,
): OpenProvider {
  const breaker = createBreaker(policy.breaker, now)
  const { queue, atOnce } = policy.concurrency
  const limit = createConcurrencyLimit({
    queue,
    atOnce: isModelFile(addressOf(provider)) ? 1 : atOnce,
  })
  const shared = { openLine, provider, breaker, limit, budget }
  /** Times in ms until which missing models are paused, by model. */
  const goneUntil = new Map<string, number>()
  const isGone = (model: string) => (goneUntil.get(model) ?? 0) > now()

  return {
    provider,
    isResting: (model) => breaker.isOpen() || (model !== undefined && isGone(model)),
    endRest: () => {
      breaker.endRest()
      goneUntil.clear()
    },
    async *call(attempt, limits, outer) {
      const { model } = limits.model
      if (isGone(model)) throw new ProviderError('model_gone', `${model} is gone`)
      const signal = AbortSignal.any([outer, AbortSignal.timeout(limits.totalMs)])
      for (let tries = 1; ; tries += 1) {
        let hasBegun = false
        const pieces = tryOnce(shared, attempt, limits, signal)
        try {
          for (let piece = await pieces.next(); ; piece = await pieces.next()) {
            if (piece.done) return piece.value
            hasBegun = true
            yield piece.value
          }
        } catch (error) {
          const fault = toProviderError(error)
          if (fault.kind === 'model_gone') goneUntil.set(model, now() + policy.goneMs)
          const isLast = hasBegun || signal.aborted || limits.isAside
          const wait = isLast ? null : pauseBefore(fault, tries, policy)
          if (wait === null) throw fault
          reportError(fault)
          await policy.pause(wait, signal)
          if (signal.aborted) throw fault
        } finally {
          await pieces.return(undefined as never)
        }
      }
    },
  }
}
