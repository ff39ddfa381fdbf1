interface Deadline<Late> {
  ms: number
  /** Value to return after the deadline. */
  late: Late
}

/** Returns the result of `work`, or `late` after the deadline. Does not cancel the work. */
export async function withDeadline<Value, Late>(
  work: Promise<Value>,
  { ms, late }: Deadline<Late>,
): Promise<Value | Late> {
  const isOver = Promise.withResolvers<Late>()
  const timer = setTimeout(() => isOver.resolve(late), ms)
  try {
    return await Promise.race([work, isOver.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the signal aborts, even if `work` ignores it. */
export async function untilAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const isOver = Promise.withResolvers<never>()
  const abandon = () => isOver.reject(signal.reason)
  if (signal.aborted) abandon()
  signal.addEventListener('abort', abandon, { once: true })
  try {
    return await Promise.race([work, isOver.promise])
  } finally {
    signal.removeEventListener('abort', abandon)
    // Prevents an unhandled rejection after an abort.
    work.catch(() => undefined)
  }
}
