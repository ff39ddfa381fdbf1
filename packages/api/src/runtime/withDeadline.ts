interface Deadline<Late> {
  /** How long the work may take, in milliseconds. */
  ms: number
  /** What stands for its value after that. */
  late: Late
}

/** The value of some work, or `late` once the time is over; the work itself goes on unheard. */
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

/** The value of some work, refused with the signal's reason once that aborts: it may ignore the signal. */
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
    // Nobody waits any more; work that fails late has no one to tell.
    work.catch(() => undefined)
  }
}
