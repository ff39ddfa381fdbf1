import type { Ports } from './services/ports.ts'

/** A turn that is given up is refunded in one transaction. */
const REFUND_WITHIN_MS = 3000

/**
 * Begins no turn any more and lets those end that run. What has not ended in time is given up and
 * refunded, so that no player waits for it and nothing of theirs stays held.
 */
export async function drain(
  { running, leases }: Pick<Ports, 'running' | 'leases'>,
  ms: number,
  say: (line: string) => void,
): Promise<void> {
  running.close()
  if (await running.settle(0)) return
  say(`Letting turns end, for ${ms / 1000} s at most`)
  if (await running.settle(ms)) return
  leases.giveUp()
  await running.settle(REFUND_WITHIN_MS)
}
