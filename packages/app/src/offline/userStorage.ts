import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

import type { RootState } from '../store.ts'

export const STORED_SESSION = 'kept-session:'
export const PLAY_DRAFT = 'draft:'
export const COMMENT_DRAFT = 'said-draft:'
export const PENDING_TURNS = 'kept-turns:'
export const UNSYNCED_TURNS = 'left-turns:'
const PICTURES = 'pictures'
export const OFFLINE_PLAYS = 'offline-plays'

export function clearReadingData() {
  deviceStorage.remove(...deviceStorage.keysOf(STORED_SESSION))
  // Some browsers have no Cache API.
  for (const name of [PICTURES, OFFLINE_PLAYS]) {
    void globalThis.caches?.delete(name).catch(() => false)
  }
}

const WRITING = [PLAY_DRAFT, COMMENT_DRAFT, PENDING_TURNS, UNSYNCED_TURNS]

export function clearDrafts(owner: string) {
  for (const prefix of WRITING) {
    deviceStorage.remove(...deviceStorage.keysOf(`${prefix}${owner}:`))
  }
}

/** Moves a guest's drafts and turns to an account. */
export function moveDrafts(from: string, to: string) {
  for (const prefix of WRITING) {
    for (const key of deviceStorage.keysOf(`${prefix}${from}:`)) {
      const given = prefix + to + key.slice(prefix.length + from.length)
      // If the storage is full, the guest's data stays.
      if (deviceStorage.write(given, deviceStorage.read(key) ?? '')) deviceStorage.remove(key)
    }
  }
}

export const GUEST = 'guest'

/** Returns the owner of stored data, or null without a user. */
export const ownerOf = ({ auth }: Pick<RootState, 'auth'>): string | null =>
  auth.user?.id ?? (auth.isGuest ? GUEST : null)
