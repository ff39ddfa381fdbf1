import { readSession } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

import { KEPT_SESSION } from './keptOnDevice.ts'

/** How many sessions stay on the device: those that were read last. */
const MOST = 3
/** How much of a long one, in lines of its history. */
const MOST_ENTRIES = 200

const prefixOf = (userId: string) => `${KEPT_SESSION}${userId}:`

/** A session that can be read without a network. */
export interface KeptSession {
  session_id: string
  /** Title of its story. */
  title: string
  /** Milliseconds since 1970. */
  kept_at: number
}

/** As it will be opened again: whether an action runs by then, only the server knows. */
const toKeep = (session: GameSession): GameSession => ({
  ...session,
  session_data: {
    ...session.session_data,
    narrative_history: session.session_data.narrative_history.slice(-MOST_ENTRIES),
    running_key: null,
  },
})

const keptOf = (userId: string, sessionId: string) =>
  fieldOf(deviceStorage.readJson(prefixOf(userId) + sessionId), 'session')

/** Returns the session as this account last read it on this device, or null if it is not there or unreadable. */
export async function readKeptSession(
  userId: string,
  sessionId: string,
): Promise<GameSession | null> {
  const kept = keptOf(userId, sessionId)
  return fieldOf(kept, 'id') === sessionId ? readSession(kept) : null
}

/** What this account can read without a network, the latest first. */
export const listKeptSessions = (userId: string): KeptSession[] =>
  deviceStorage
    .keysOf(prefixOf(userId))
    .flatMap((key) => {
      const session_id = key.slice(prefixOf(userId).length)
      const title = fieldOf(fieldOf(keptOf(userId, session_id), 'story'), 'title')
      const kept_at = Number(fieldOf(deviceStorage.readJson(key), 'kept_at') ?? 0)
      return typeof title === 'string' ? [{ session_id, title, kept_at }] : []
    })
    .toSorted((one, other) => other.kept_at - one.kept_at)

/** Keeps a session for its owner, and lets go of those that were read longer ago. */
export function keepSession(userId: string, session: GameSession, now: number) {
  const key = prefixOf(userId) + session.id
  const isKept = deviceStorage.writeJson(key, { kept_at: now, session: toKeep(session) })
  // No room, or a private window: it can be read as long as there is a network.
  if (!isKept) return deviceStorage.remove(key)
  const older = listKeptSessions(userId).slice(MOST)
  deviceStorage.remove(...older.map(({ session_id }) => prefixOf(userId) + session_id))
}
