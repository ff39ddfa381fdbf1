import type { SessionCheck } from '@kathasagar/api/contract'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { Ports } from '../ports.ts'
import { headOf } from './state/openSession.ts'
import { presentProgress } from './present/presentPlace.ts'

const NONE: SessionCheck = {
  has_existing_session: false,
  session_id: null,
  current_xp: null,
  choices_made: null,
  scenes_completed: null,
  is_completed: null,
  completion_percentage: null,
}

/** The player's newest unfinished session of a story, else the newest. */
export async function checkSession(
  ports: Ports,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<SessionCheck> {
  const session = await ports.store.repositories.sessions.findLatest(userId, storyId)
  if (session === undefined) return NONE

  const [graph, head] = await Promise.all([
    ports.graphs(session.version_id),
    headOf(ports, session),
  ])
  return {
    has_existing_session: true,
    session_id: session.id,
    ...presentProgress({ graph: graphAt(graph, head.state), head }),
  }
}
