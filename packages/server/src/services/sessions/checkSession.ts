import type { SessionCheck } from '@kathasagar/api/contract'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { Ports } from '../ports.ts'
import { minutesLeft } from './present/minutesLeft.ts'
import { presentProgress } from './present/presentPlace.ts'
import { headOf, openStory } from './state/openSession.ts'

const NONE: SessionCheck = {
  has_existing_session: false,
  session_id: null,
  current_xp: null,
  choices_made: null,
  scenes_completed: null,
  is_completed: null,
  completion_percentage: null,
  scene: null,
  minutes_left: null,
}

/** The player's newest unfinished session of a story, else the newest. */
export async function checkSession(
  ports: Ports,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<SessionCheck> {
  const session = await ports.store.repositories.sessions.findLatest(userId, storyId, {
    isPreview: false,
  })
  if (session === undefined) return NONE

  const [{ story, graph: whole }, head] = await Promise.all([
    openStory(ports, session),
    headOf(ports, session),
  ])
  const graph = graphAt(whole, head.state)
  const progress = presentProgress({ graph, head })
  return {
    has_existing_session: true,
    session_id: session.id,
    ...progress,
    scene: graph.titleOf(head.state.node),
    minutes_left: minutesLeft(story.estimated_play_time, progress.completion_percentage),
  }
}
