/** Creates a storage in memory, because a sandboxed frame has no storage. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  }
}

const overwrite = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value })

/** Hides the controls for saving and restarting, because the session cannot record them. */
const HIDDEN = `#menu-core, #menu-item-saves, #menu-item-restart,
  #page > footer [data-cb-restart] { display: none !important }`

/** Replaces APIs that are missing in the sandbox. Disables dialogs and new windows. */
export function stubWindow(): void {
  overwrite(window, 'localStorage', memoryStorage())
  overwrite(window, 'sessionStorage', memoryStorage())
  overwrite(window, 'indexedDB', undefined)
  overwrite(document, 'cookie', '')
  // Removes WebRTC, because the content security policy does not block it.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    overwrite(window, name, undefined)
  overwrite(window, 'open', () => null)
  overwrite(window, 'alert', () => {})
  overwrite(window, 'print', () => {})
  overwrite(window, 'confirm', () => true)
  overwrite(window, 'prompt', (_asked: unknown, proposed = '') => String(proposed))
  const style = document.createElement('style')
  style.textContent = HIDDEN
  document.head.append(style)
}

const FACTOR = 0x01000193

/** Seeds `Math.random` like the story package. This file cannot import that package. */
export function seedFrom(words: string): void {
  let state = 0x811c9dc5
  for (const sign of words) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), FACTOR)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = next
  overwrite(crypto, 'getRandomValues', (into: ArrayBufferView) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
    for (const at of bytes.keys()) bytes[at] = next() * 256
    return into
  })
}

const START_TIME = Date.UTC(2026, 0, 1)

/** Freezes the clock while the page starts, because some engines use the time as a random seed. */
export function freezeClock(seed: number): () => void {
  const real = Date.now
  let isFrozen = true
  const now = () => (isFrozen ? START_TIME + seed : real())
  overwrite(Date, 'now', now)
  const frozen = new Proxy(Date, {
    construct: (kind, given: unknown[], target) =>
      Reflect.construct(kind, given.length > 0 ? given : [now()], target) as Date,
    apply: () => new Date(now()).toString(),
  })
  overwrite(window, 'Date', frozen)
  return () => {
    isFrozen = false
  }
}
