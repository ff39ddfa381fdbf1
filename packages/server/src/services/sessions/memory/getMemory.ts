import type { SessionMemory } from '@kathasagar/api/contract'

import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import { headOf, openStory } from '../state/openSession.ts'
import type { StoredSession } from '../ports.ts'
import { presentMemory, type MemoryPlace } from '../present/presentMemory.ts'

export interface MemoryAsked {
  userId: string
  sessionId: string
}

/** A session of the player's own with all that is remembered in it. */
export interface OpenMemory extends MemoryPlace {
  session: StoredSession
}

/** Everything that a memory is made of, where the session stands. */
export async function openMemory(
  ports: Ports,
  { userId, sessionId }: MemoryAsked,
): Promise<OpenMemory | Refusal> {
  const { sessions, turns } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }

  const [{ graph }, head, facts] = await Promise.all([
    openStory(ports, session),
    headOf(ports, session),
    turns.listFacts({ id: session.head_turn_id, user_id: userId }),
  ])
  return { session, graph, head, facts }
}

/** What is remembered now, for the player of the session alone. */
export async function getMemory(
  ports: Ports,
  asked: MemoryAsked,
): Promise<SessionMemory | Refusal> {
  const opened = await openMemory(ports, asked)
  return 'code' in opened ? opened : presentMemory(opened)
}
