import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

/** Transcripts of an account, to be read without a network. */
export const KEPT_SESSION = 'kept-session:'
/** Words being written in a session. */
export const PLAY_DRAFT = 'draft:'
/** Comments that are not sent yet. */
export const SAID_DRAFT = 'said-draft:'
/** Turns that were played without a network: the only copy until they have joined the account. */
export const KEPT_TURNS = 'kept-turns:'
/** What was told in turns that could not join it. */
export const LEFT_TURNS = 'left-turns:'
/** Pictures of sessions, as the service worker keeps them. */
const PICTURES = 'pictures'
/** Stories as they are played on without a network. */
export const OFFLINE_PLAYS = 'offline-plays'

/** Forgets what was read on this device, whoever read it. */
export function forgetReading() {
  deviceStorage.remove(...deviceStorage.keysOf(KEPT_SESSION))
  // A browser that keeps no files for pages has none to forget.
  for (const name of [PICTURES, OFFLINE_PLAYS]) {
    void globalThis.caches?.delete(name).catch(() => false)
  }
}

/** What is somebody's own, each under its owner's name: words being written, and turns. */
const WRITING = [PLAY_DRAFT, SAID_DRAFT, KEPT_TURNS, LEFT_TURNS]

/** Forgets what somebody leaves behind who logs out: words being written, and turns of their own. */
export function forgetWriting(owner: string) {
  for (const prefix of WRITING) {
    deviceStorage.remove(...deviceStorage.keysOf(`${prefix}${owner}:`))
  }
}

/** Has one's words and turns be another's: a guest's are the account's that takes them in. */
export function giveWriting(from: string, to: string) {
  for (const prefix of WRITING) {
    for (const key of deviceStorage.keysOf(`${prefix}${from}:`)) {
      const given = prefix + to + key.slice(prefix.length + from.length)
      // Where there is no room for a moment they stay as they are, rather than be lost.
      if (deviceStorage.write(given, deviceStorage.read(key) ?? '')) deviceStorage.remove(key)
    }
  }
}
