interface CacheOptions {
  /** Maximum number of values. The least recently used value is evicted. */
  max: number
}

export interface BoundedCache<Key, Value> {
  get: (key: Key) => Value | undefined
  /** Stores a value. Returns the evicted entry, if any. */
  set: (key: Key, value: Value) => readonly [Key, Value] | undefined
  getOrCreate: (key: Key, make: () => Value) => Value
  delete: (key: Key) => void
  clear: () => void
}

/** Creates a least-recently-used cache, so that input from users cannot fill the memory. */
export function createBoundedCache<Key, Value>({ max }: CacheOptions): BoundedCache<Key, Value> {
  const entries = new Map<Key, Value>()

  const get = (key: Key) => {
    const value = entries.get(key)
    if (value === undefined && !entries.has(key)) return undefined
    // Moves the entry to the end, because `set` evicts the first one.
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
