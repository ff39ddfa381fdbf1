import type { GameSession } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { listPage } from './listHistory.ts'
import { headOf, openStory, placeAt } from './state/openSession.ts'
import { presentSession } from './present/presentSession.ts'

/** A session with the newest page of its history, for its player alone. */
export async function getSession(
  ports: Ports,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<GameSession | Refusal> {
  const { sessions, actions, ledger, pictures } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }

  const [opened, running, credits, head, recent, drawn, redo] = await Promise.all([
    openStory(ports, session),
    actions.findRunning(session),
    ledger.balanceOf(userId),
    headOf(ports, session),
    listPage(ports, { id: session.head_turn_id, user_id: userId }),
    pictures.listDrawn(session),
    sessions.findRedo(session),
  ])
  const place = { ...(await placeAt(ports, opened.graph, head, { session, drawn })), recent }
  const runningKey = running === undefined || running.is_stale ? null : running.client_key
  const told = { story: opened.story, preview_code: session.preview_code, credits, runningKey }
  return {
    ...presentSession({ ...place, ...told }),
    ...(redo && { redo_turn_id: redo }),
  }
}
