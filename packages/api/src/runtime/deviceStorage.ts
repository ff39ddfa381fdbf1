type Area = 'localStorage' | 'sessionStorage'

/**
 * What a browser keeps for its reader. Storage may be closed to us (private windows, blocked
 * cookies) or full: then nothing is found, and `write` says that nothing was kept.
 */
function storageIn(area: Area) {
  return {
    /** Whether anything can be kept here; a device may still have no room. */
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

    /** The parsed value under a key; null where there is none that can be read. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(globalThis[area].getItem(key) ?? 'null')
      } catch {
        return null
      }
    },

    /** Keeps a text; false where this device has no room, or keeps nothing at all. */
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
        // Where nothing can be kept there is nothing to forget.
      }
    },

    /** Keys that begin so; none where nothing is kept. */
    keysOf(prefix: string): string[] {
      try {
        return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
  }
}

/** Stays on the device until it is removed. */
export const deviceStorage = storageIn('localStorage')

/** Lasts as long as the tab. */
export const tabStorage = storageIn('sessionStorage')
