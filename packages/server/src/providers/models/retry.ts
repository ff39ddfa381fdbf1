import type { CallPolicy } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import type { ProviderFault } from './providerFault.ts'

interface Patience {
  policy: CallPolicy
  reportFault: (fault: unknown) => void
  /** Of the whole call, all tries together. */
  signal: AbortSignal
}

/** How long to wait before another try; null when there is none. */
function pauseBefore(
  fault: ProviderFault,
  tries: number,
  { retry, random }: CallPolicy,
): number | null {
  const { most, minMs, maxMs, longestWaitS } = retry
  if (!fault.mayRetry || tries > most) return null
  const jitter = minMs + random() * (maxMs - minMs)
  if (fault.kind !== 'busy' || fault.retryAfter === undefined) return jitter
  return fault.retryAfter > longestWaitS ? null : Math.max(jitter, fault.retryAfter * 1000)
}

/** Begins anew after a fault that may pass, but only while nothing usable has come. */
export async function* retrying<T>(
  begin: () => AsyncGenerator<string, T, void>,
  { policy, reportFault, signal }: Patience,
): AsyncGenerator<string, T, void> {
  for (let tries = 1; ; tries += 1) {
    let hasBegun = false
    const pieces = begin()
    try {
      for (let piece = await pieces.next(); ; piece = await pieces.next()) {
        if (piece.done) return piece.value
        hasBegun = true
        yield piece.value
      }
    } catch (error) {
      const fault = faultOf(error)
      const wait = hasBegun || signal.aborted ? null : pauseBefore(fault, tries, policy)
      if (wait === null) throw fault
      reportFault(fault)
      await policy.pause(wait, signal)
      if (signal.aborted) throw fault
    } finally {
      await pieces.return(undefined as never)
    }
  }
}
