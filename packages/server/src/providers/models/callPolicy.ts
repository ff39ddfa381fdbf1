import { isOwnNetwork } from '../net/publicAddress.ts'
import type { ModelBinding, Provider } from './readModelsFile.ts'

/** Bounds of one call on the wire. */
export interface LineLimits {
  /** Until the connection stands, TLS included. */
  connectMs: number
  /** From then to the first byte of the answer's body. */
  firstByteMs: number
  /** Between two pieces of the answer. */
  idleMs: number
  /** Of an answer as it comes over the wire. */
  maxBytes: number
}

export interface CallPolicy {
  text: LineLimits & { totalMs: number }
  image: LineLimits & { totalMs: number }
  /** Longer limits for texts of servers on the own machine or network, which may have no GPU. */
  local: Partial<CallPolicy['text']>
  /** A call that failed before its first usable byte is tried again. */
  retry: { most: number; minMs: number; maxMs: number; longestWaitS: number }
  /** When a provider fails so often, it is left alone for a while. */
  breaker: {
    failuresInARow: number
    /** Half of so many calls within `windowMs`. */
    sample: number
    windowMs: number
    restMs: number
    /** Where its wallet is empty or our key is bad, only a person can help. */
    longRestMs: number
  }
  /** Of one provider. */
  concurrency: { atOnce: number; queue: number }
  /** How long a model counts as gone after its provider said so. */
  goneMs: number
  /** From 0 to less than 1. */
  random: () => number
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Resolves early when the signal is aborted: whoever waits looks at the signal next. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

const KIBIBYTE = 2 ** 10
const MEBIBYTE = 2 ** 20

/**
 * How long a model is waited for, and how much is taken of it. A picture comes in one piece, so its
 * first byte may take its time.
 */
export const CALL_POLICY: CallPolicy = {
  text: {
    connectMs: 5000,
    firstByteMs: 20_000,
    idleMs: 15_000,
    totalMs: 60_000,
    maxBytes: MEBIBYTE,
  },
  image: {
    connectMs: 5000,
    firstByteMs: 90_000,
    idleMs: 15_000,
    totalMs: 90_000,
    // Five megabytes in base64, and the JSON around them.
    maxBytes: 8 * MEBIBYTE,
  },
  local: { firstByteMs: 240_000, idleMs: 60_000, totalMs: 480_000 },
  retry: { most: 2, minMs: 500, maxMs: 4000, longestWaitS: 10 },
  breaker: {
    failuresInARow: 5,
    sample: 20,
    windowMs: 60_000,
    restMs: 30_000,
    longRestMs: 600_000,
  },
  concurrency: { atOnce: 20, queue: 50 },
  goneMs: 600_000,
  random: Math.random,
  pause,
}

const SECOND_MS = 1000

/** Returns how long a provider is waited for: as its entry says, else longer on the own network. */
export function timeLimits(
  { text, local }: Pick<CallPolicy, 'text' | 'local'>,
  { base_url, is_inside, time_limits: own }: Provider,
): CallPolicy['text'] {
  const isLocal = is_inside && base_url !== null && isOwnNetwork(new URL(base_url))
  const usual = isLocal ? { ...text, ...local } : text
  const ms = (seconds: number | undefined, otherwise: number) =>
    seconds === undefined ? otherwise : seconds * SECOND_MS
  const firstByteMs = ms(own?.first_token_s, usual.firstByteMs)
  const idleMs = ms(own?.silence_s, usual.idleMs)
  const totalMs = ms(own?.total_s, Math.max(usual.totalMs, own ? firstByteMs + idleMs : 0))
  return { ...usual, firstByteMs, idleMs, totalMs }
}

/** Returns the limits of a text: each token may come as a piece of its own, those of reasoning too. */
export function textLimits(
  policy: Pick<CallPolicy, 'text' | 'local'>,
  { provider, settings }: Pick<ModelBinding, 'provider' | 'settings'>,
): CallPolicy['text'] {
  const limits = timeLimits(policy, provider)
  return { ...limits, maxBytes: limits.maxBytes + settings.max_output_tokens * KIBIBYTE }
}
