import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

/** Transcripts of an account, to be read without a network. */
export const KEPT_SESSION = 'kept-session:'
/** Words being written in a session. */
export const PLAY_DRAFT = 'draft:'
/** Pictures of sessions, as the service worker keeps them. */
const PICTURES = 'pictures'

/** Forgets what was read on this device, whoever read it. */
export function forgetReading() {
  deviceStorage.remove(...deviceStorage.keysOf(KEPT_SESSION))
  // A browser that keeps no files for pages has none to forget.
  void globalThis.caches?.delete(PICTURES).catch(() => false)
}
