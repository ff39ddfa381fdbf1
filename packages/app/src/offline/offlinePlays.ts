import type { OfflinePlay } from '@kathasagar/api/contract'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

import { OFFLINE_PLAYS } from './userStorage.ts'

const MAX_STORIES = 3

/** Returns a cache key in the form of a URL. */
const addressOf = (owner: string, sessionId: string) => `/${OFFLINE_PLAYS}/${owner}/${sessionId}`

const isPlay = (value: unknown): value is OfflinePlay =>
  typeof fieldOf(value, 'story_key') === 'string' && fieldOf(value, 'structure') !== undefined

export async function readPlay(owner: string, sessionId: string): Promise<OfflinePlay | null> {
  const cache = await globalThis.caches?.open(OFFLINE_PLAYS)
  const kept: unknown = await (await cache?.match(addressOf(owner, sessionId)))?.json()
  return isPlay(kept) ? kept : null
}

/** Stores a session and deletes the oldest ones. */
export async function savePlay(owner: string, play: OfflinePlay): Promise<void> {
  const cache = await globalThis.caches?.open(OFFLINE_PLAYS)
  if (!cache) return
  const address = addressOf(owner, play.session_id)
  // The old entry is deleted, so that the new one becomes the last.
  await cache.delete(address)
  await cache.put(address, Response.json(play))
  const older = (await cache.keys()).slice(0, -MAX_STORIES)
  await Promise.all(older.map((request) => cache.delete(request)))
}

export async function deletePlay(owner: string, sessionId: string): Promise<void> {
  const cache = await globalThis.caches?.open(OFFLINE_PLAYS)
  await cache?.delete(addressOf(owner, sessionId))
}

export async function movePlays(from: string, to: string): Promise<void> {
  const cache = await globalThis.caches?.open(OFFLINE_PLAYS)
  const prefix = addressOf(from, '')
  for (const { url } of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(url)
    const sessionId = pathname.slice(prefix.length)
    const play = pathname.startsWith(prefix) ? await readPlay(from, sessionId) : null
    if (play === null) continue
    // The old entry is deleted first. Otherwise, `savePlay` could evict the next session.
    await deletePlay(from, sessionId)
    await savePlay(to, play)
  }
}
