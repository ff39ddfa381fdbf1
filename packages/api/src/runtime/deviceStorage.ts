type Area = 'localStorage' | 'sessionStorage'

/** Wraps browser storage. If it is blocked or full, `write` returns false. */
function storageIn(area: Area) {
  return {
    /** True if storage is available, even if full. */
    isOpen(): boolean {
      try {
        return globalThis[area] !== undefined
      } catch {
        return false
      }
    },

    read(key: string): string | null {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return null
      }
    },

    /** Returns the parsed value, or null if it is missing or invalid. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(globalThis[area].getItem(key) ?? 'null')
      } catch {
        return null
      }
    },

    /** Returns false if storage is full or blocked. */
    write(key: string, value: string): boolean {
      try {
        globalThis[area].setItem(key, value)
        return true
      } catch {
        return false
      }
    },

    writeJson(key: string, value: unknown): boolean {
      return this.write(key, JSON.stringify(value))
    },

    remove(...keys: readonly string[]) {
      try {
        for (const key of keys) globalThis[area].removeItem(key)
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },

    /** Returns an empty list if storage is blocked. */
    keysOf(prefix: string): string[] {
      try {
        return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
  }
}

export const deviceStorage = storageIn('localStorage')

/** Cleared when the tab is closed. */
export const tabStorage = storageIn('sessionStorage')
