import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { ActionEvents } from './turn/runningTurns.ts'
import { watchAction } from './turn/watchAction.ts'

export interface ActionFollowed {
  userId: string
  sessionId: string
  /** The key that the action was asked with, or the one that `running_key` named. */
  key: string
  /** Last event that the listener has; 0 for none. */
  afterId: number
}

/** Listens to an action again: what was missed, then what comes; or its end, when it is over. */
export async function followAction(
  ports: Ports,
  { userId, sessionId, key, afterId }: ActionFollowed,
): Promise<ActionEvents | Refusal> {
  const { sessions, actions } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const action = await actions.findByKey(session, key)
  if (action === undefined) return { code: 'not_found' }

  return watchAction(ports, action, afterId)
}
