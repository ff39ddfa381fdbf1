import { readSession } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'

import { STORED_SESSION } from './userStorage.ts'

const MAX_SESSIONS = 3
/** Maximum stored history of a session, in turns. */
const MAX_ENTRIES = 200

const prefixOf = (userId: string) => `${STORED_SESSION}${userId}:`

export interface StoredSession {
  session_id: string
  title: string
  kept_at: number
}

/** Returns the session to store, without its running action, which may end before the next visit. */
const toStored = (session: GameSession): GameSession => ({
  ...session,
  session_data: {
    ...session.session_data,
    narrative_history: session.session_data.narrative_history.slice(-MAX_ENTRIES),
    running_key: null,
  },
})

const readStored = (userId: string, sessionId: string) =>
  fieldOf(deviceStorage.readJson(prefixOf(userId) + sessionId), 'session')

/** Returns the session, or null if it is missing or unreadable. */
export async function loadSession(userId: string, sessionId: string): Promise<GameSession | null> {
  const kept = readStored(userId, sessionId)
  return fieldOf(kept, 'id') === sessionId ? readSession(kept) : null
}

export const listSessions = (userId: string): StoredSession[] =>
  deviceStorage
    .keysOf(prefixOf(userId))
    .flatMap((key) => {
      const session_id = key.slice(prefixOf(userId).length)
      const title = fieldOf(fieldOf(readStored(userId, session_id), 'story'), 'title')
      const kept_at = Number(fieldOf(deviceStorage.readJson(key), 'kept_at') ?? 0)
      return typeof title === 'string' ? [{ session_id, title, kept_at }] : []
    })
    .toSorted((one, other) => other.kept_at - one.kept_at)

export function saveSession(userId: string, session: GameSession, now: number) {
  const key = prefixOf(userId) + session.id
  const isKept = deviceStorage.writeJson(key, { kept_at: now, session: toStored(session) })
  if (!isKept) return deviceStorage.remove(key)
  const older = listSessions(userId).slice(MAX_SESSIONS)
  deviceStorage.remove(...older.map(({ session_id }) => prefixOf(userId) + session_id))
}
