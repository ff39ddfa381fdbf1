import { createBoundedCache } from '@kathasagar/story/boundedCache'

const KEPT_MS = 60_000
const MAX_KEPT = 500

/** Counts lists; one of `large` or more is counted once a minute, since counting reads all of it. */
export function keepLargeCounts<Asked extends unknown[]>(
  count: (...asked: Asked) => Promise<number>,
  large: number,
) {
  const kept = createBoundedCache<string, { total: number; until: number }>({ max: MAX_KEPT })

  return async (...asked: Asked): Promise<number> => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.total

    const total = await count(...asked)
    if (total < large) kept.delete(key)
    else kept.set(key, { total, until: performance.now() + KEPT_MS })
    return total
  }
}
