/** Transcripts of an account, to be read without a network. */
export const KEPT_SESSION = 'kept-session:'
/** Words being written in a session. */
export const PLAY_DRAFT = 'draft:'
/** Pictures of sessions, as the service worker keeps them. */
const PICTURES = 'pictures'

/** Keys of this device's storage that begin so; none where it is closed to us. */
export function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function forget(keys: readonly string[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Forgets what was read on this device, whoever read it. */
export function forgetReading() {
  forget(keysOf(KEPT_SESSION))
  // A browser that keeps no files for pages has none to forget.
  void globalThis.caches?.delete(PICTURES).catch(() => false)
}
