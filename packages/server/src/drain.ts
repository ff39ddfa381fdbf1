import type { Context } from './platform/context.ts'

/** A turn is refunded in one transaction. */
const REFUND_WITHIN_MS = 3000

/** Refuses new turns and waits for running ones. Turns that don't finish in time are refunded. */
export async function drain(
  { running, leases }: Pick<Context, 'running' | 'leases'>,
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
