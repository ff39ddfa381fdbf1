import { graphAt } from '@kathasagar/engine/world/graphAt'

import type { Call } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { headOf, openStory } from './openSession.ts'
import { minutesLeft, presentProgress } from './present/presentPlace.ts'
import { findLatest } from './sessions.queries.ts'

const NONE = {
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

export const checkSession: Call<'checkSession', SessionContext> = async (ctx, input) => {
  const { params, user } = input
  const session = await findLatest(ctx.db, user.id, params.story_id, { isPreview: false })
  if (session === undefined) return NONE

  const [{ story, graph: whole }, head] = await Promise.all([
    openStory(ctx, session),
    headOf(ctx, session),
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
