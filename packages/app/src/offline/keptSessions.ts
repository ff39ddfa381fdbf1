import { GameSession } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

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

const numberIn = (value: unknown, key: string) => {
  const found: unknown = typeof value === 'object' && value !== null && Reflect.get(value, key)
  return typeof found === 'number' ? found : 0
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

/** The session as this account read it last on this device; null where it did not. */
export function readKeptSession(userId: string, sessionId: string): GameSession | null {
  const kept = deviceStorage.readJson(prefixOf(userId) + sessionId)
  if (typeof kept !== 'object' || kept === null) return null
  const { success, data } = GameSession.safeParse(Reflect.get(kept, 'session'))
  return success ? data : null
}

/** What this account can read without a network, the latest first. */
export const listKeptSessions = (userId: string): KeptSession[] =>
  deviceStorage
    .keysOf(prefixOf(userId))
    .flatMap((key) => {
      const session_id = key.slice(prefixOf(userId).length)
      const session = readKeptSession(userId, session_id)
      const kept_at = numberIn(deviceStorage.readJson(key), 'kept_at')
      return session ? [{ session_id, title: session.story.title, kept_at }] : []
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
