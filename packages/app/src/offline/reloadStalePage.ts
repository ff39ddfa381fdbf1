import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'

/** Time in which a page is reloaded by itself at most once, in milliseconds. */
const ONCE_WITHIN_MS = 60_000
const KEY = 'reloaded_at'

/**
 * Reloads a page whose code can't be loaded though the server can be reached: a newer version has replaced it.
 * Returns false if there is no network, or if the page was reloaded a moment ago.
 */
export async function reloadStalePage(): Promise<boolean> {
  if (Date.now() - Number(tabStorage.read(KEY)) < ONCE_WITHIN_MS) return false
  const { pathname } = globalThis.location
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  // A tab that can keep nothing could reload for ever.
  if (!answer || !tabStorage.write(KEY, String(Date.now()))) return false
  globalThis.location.reload()
  return true
}
