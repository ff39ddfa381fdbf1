import type { GameSession } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { listPage } from './listHistory.ts'
import { NO_KEY } from './openTelling.ts'
import { openStory, placeAt } from './state/openSession.ts'
import { redoOf } from './state/redoOf.ts'
import { presentSession } from './present/presentSession.ts'

/** A session with the newest page of its history, for its player alone. */
export async function getSession(
  ports: Ports,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<GameSession | Refusal> {
  const { repositories } = ports.store
  const context = await repositories.play.findTurnContext(sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }

  const { session, base, wallet, running } = context
  const [opened, recent, redo] = await Promise.all([
    openStory(ports, session),
    listPage(ports, { id: base.id, user_id: userId }),
    redoOf(repositories, session),
  ])
  const place = { ...(await placeAt(ports, opened.graph, base, context)), recent }
  const runningKey = running === null || running.is_stale ? null : running.client_key
  const told = { story: opened.story, preview_code: session.preview_code, runningKey }
  return {
    ...presentSession({ ...place, ...told, credits: wallet.credits }),
    ...redo,
  }
}
