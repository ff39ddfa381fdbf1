import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { Db } from '../../db/database.ts'

const KEPT_MS = 60_000
const MAX_KEPT = 500

export function keepLargeCounts<Asked extends unknown[]>(
  count: (db: Db, ...asked: Asked) => Promise<number>,
  large: number,
) {
  const openCache = () =>
    createBoundedCache<string, { total: number; until: number }>({ max: MAX_KEPT })
  const caches = new WeakMap<Db, ReturnType<typeof openCache>>()

  return async (db: Db, ...asked: Asked): Promise<number> => {
    const cache = caches.get(db) ?? openCache()
    caches.set(db, cache)
    const key = JSON.stringify(asked)
    const known = cache.get(key)
    if (known && known.until > performance.now()) return known.total

    const total = await count(db, ...asked)
    if (total < large) cache.delete(key)
    else cache.set(key, { total, until: performance.now() + KEPT_MS })
    return total
  }
}
