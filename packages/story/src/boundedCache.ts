interface CacheOptions {
  /** How many values stay; the one that was not asked for longest makes room. */
  max: number
}

export interface BoundedCache<Key, Value> {
  get: (key: Key) => Value | undefined
  /** Keeps a value; gives the entry that made room for it, if one did. */
  set: (key: Key, value: Value) => readonly [Key, Value] | undefined
  /** The value kept under the key, else the one that `make` gives, which is kept. */
  getOrCreate: (key: Key, make: () => Value) => Value
  delete: (key: Key) => void
  clear: () => void
}

/** Keeps what was asked for last, up to a bound, so that what people send can't fill the memory. */
export function createBoundedCache<Key, Value>({ max }: CacheOptions): BoundedCache<Key, Value> {
  const entries = new Map<Key, Value>()

  const get = (key: Key) => {
    const value = entries.get(key)
    if (value === undefined && !entries.has(key)) return undefined
    // Last in the row, so that the one in front is the one that was not asked for longest.
    entries.delete(key)
    entries.set(key, value as Value)
    return value
  }
  const set = (key: Key, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries
    if (entries.size <= max || !oldest) return undefined
    entries.delete(oldest[0])
    return oldest
  }

  return {
    get,
    set,
    getOrCreate(key, make) {
      const known = get(key)
      if (known !== undefined || entries.has(key)) return known as Value
      const value = make()
      set(key, value)
      return value
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
