import type { FoundEnding } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { recallPlay } from '@kathasagar/engine/memory/recallPlay'
import type { StoryGraph } from '@kathasagar/story'

import type { Db } from '../../db/database.ts'
import type { Call } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { knownAt, knownBefore, knownWords } from './knowledge.ts'
import { nextStoryAfter } from './nextStory.ts'
import { headOf, openStory } from './openSession.ts'
import { countFinishers, findSession, listEndings } from './sessions.queries.ts'
import type { StoredSession, StoredTurn } from './sessionTypes.ts'
import { findForkBefore, listSteps } from './turns.queries.ts'

/** Minimum number of players who finished, so that a share is meaningful and identifies nobody. */
const MIN_FINISHERS = 20

/** Lists the endings of a story. Undiscovered ones have no title. */
const endingsOf = (graph: StoryGraph, here: string, found: readonly string[]): FoundEnding[] =>
  graph.endings.map((name, place) => ({
    number: place + 1,
    title: found.includes(name) || name === here ? graph.titleOf(name) : null,
    is_here: name === here,
  }))

/** Returns what the player newly learns in this play, in the author's words. */
async function learnedIn(
  db: Db,
  graph: StoryGraph,
  { session, head }: { session: StoredSession; head: StoredTurn },
): Promise<string[]> {
  const known = knownAt(graph, head)
  if (known.length === 0) return []
  const { user_id: userId, story_id: storyId, id: except } = session
  const before = await knownBefore(db, graph, { userId, storyId, except })
  return knownWords(
    graph,
    known.filter((name) => !before.includes(name)),
  )
}

/** Returns the recap of the current ending, and the next story. */
export const getEnding: Call<'getEnding', SessionContext> = async (ctx, { params, user }) => {
  const { db } = ctx
  const session = await findSession(db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  if (!session.is_completed) return { code: 'no_ending_yet' }

  const { story, graph: whole } = await openStory(ctx, session)
  const head = await headOf(ctx, session)
  const graph = graphAt(whole, head.state)
  const [steps, found, fork, next_story, learned, reached] = await Promise.all([
    listSteps(db, head),
    listEndings(db, user.id, story.id, { isPreview: session.preview_code !== null }),
    findForkBefore(db, head),
    nextStoryAfter(db, story, user),
    learnedIn(db, graph, { session, head }),
    countFinishers(db, story.id, head.state.node),
  ])
  return {
    recalled: recallPlay(graph, steps, head.state.world),
    endings: endingsOf(graph, head.state.node, found),
    fork: fork ? { turn_id: fork.id, turn: fork.number } : null,
    next_story,
    ...(learned.length > 0 && { learned }),
    ...(reached.finished >= MIN_FINISHERS && { reached }),
    codex_pages: graph.codex.length,
  }
}
