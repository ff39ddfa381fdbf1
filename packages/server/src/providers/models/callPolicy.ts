import { TIME_LIMITS } from '@kathasagar/api/contract/vocabulary'

import { isOwnNetwork } from '../net/publicAddress.ts'
import type { ModelBinding, Provider } from './readModelsFile.ts'

export interface LineLimits {
  /** Maximum time for connecting, including TLS, in ms. */
  connectMs: number
  /** Maximum time from the connection to the first byte of the body, in ms. */
  firstByteMs: number
  /** Maximum time between two chunks, in ms. */
  idleMs: number
  /** Maximum size of the decompressed answer. */
  maxBytes: number
}

export interface CallPolicy {
  text: LineLimits & { totalMs: number }
  image: LineLimits & { totalMs: number }
  /** Longer limits for servers on this machine or network, because they may have no GPU. */
  local: Partial<CallPolicy['text']>
  /** Retries, which are possible only before the first usable byte. */
  retry: { most: number; minMs: number; maxMs: number; longestWaitS: number }
  breaker: {
    failuresInARow: number
    /** Minimum number of calls. After it, the breaker opens if half of the calls fail. */
    sample: number
    windowMs: number
    restMs: number
    /** Pause after errors that only a person can fix, in ms. */
    longRestMs: number
  }
  concurrency: { atOnce: number; queue: number }
  goneMs: number
  random: () => number
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Waits. Resolves early if the signal aborts, so the caller must check the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

const { first_token_s, silence_s, total_s } = TIME_LIMITS
const SECOND_MS = 1000
const KIBIBYTE = 2 ** 10
const MEBIBYTE = 2 ** 20

/** Default limits. The first byte of an image may take long, because an image arrives in one piece. */
export const CALL_POLICY: CallPolicy = {
  text: {
    connectMs: 5000,
    firstByteMs: first_token_s.usual * SECOND_MS,
    idleMs: silence_s.usual * SECOND_MS,
    totalMs: total_s.usual * SECOND_MS,
    maxBytes: MEBIBYTE,
  },
  image: {
    connectMs: 5000,
    firstByteMs: 90_000,
    idleMs: 15_000,
    totalMs: 90_000,
    // This size is sufficient for 5 MB in base64 with the enclosing JSON.
    maxBytes: 8 * MEBIBYTE,
  },
  local: {
    firstByteMs: first_token_s.local * SECOND_MS,
    idleMs: silence_s.local * SECOND_MS,
    totalMs: total_s.local * SECOND_MS,
  },
  retry: { most: 2, minMs: 500, maxMs: 4000, longestWaitS: 10 },
  breaker: { failuresInARow: 5, sample: 20, windowMs: 60_000, restMs: 30_000, longRestMs: 600_000 },
  concurrency: { atOnce: 20, queue: 50 },
  goneMs: 600_000,
  random: Math.random,
  pause,
}

/** Returns the configured limits, or the defaults. The defaults are longer for local servers. */
export function timeLimits(
  { text, local }: Pick<CallPolicy, 'text' | 'local'>,
  { base_url, allow_private_network, time_limits: own }: Provider,
): CallPolicy['text'] {
  const isLocal = allow_private_network && base_url !== null && isOwnNetwork(new URL(base_url))
  const usual = isLocal ? { ...text, ...local } : text
  const ms = (seconds: number | undefined, otherwise: number) =>
    seconds === undefined ? otherwise : seconds * SECOND_MS
  const firstByteMs = ms(own?.first_token_s, usual.firstByteMs)
  const idleMs = ms(own?.silence_s, usual.idleMs)
  const totalMs = ms(own?.total_s, Math.max(usual.totalMs, own ? firstByteMs + idleMs : 0))
  return { ...usual, firstByteMs, idleMs, totalMs }
}

/** Returns the limits of a text. The size is sufficient for one chunk per token. */
export function textLimits(
  policy: Pick<CallPolicy, 'text' | 'local'>,
  { provider, settings }: Pick<ModelBinding, 'provider' | 'settings'>,
): CallPolicy['text'] {
  const limits = timeLimits(policy, provider)
  return { ...limits, maxBytes: limits.maxBytes + settings.max_output_tokens * KIBIBYTE }
}
