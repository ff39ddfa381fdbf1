import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'

const ONCE_WITHIN_MS = 60_000
const KEY = 'reloaded_at'

/** Reloads an outdated page. Returns false if offline or if it was just reloaded. */
export async function reloadStalePage(): Promise<boolean> {
  if (Date.now() - Number(tabStorage.read(KEY)) < ONCE_WITHIN_MS) return false
  const { pathname } = globalThis.location
  const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  // If there is no storage, the page might reload endlessly.
  if (!answer || !tabStorage.write(KEY, String(Date.now()))) return false
  globalThis.location.reload()
  return true
}
