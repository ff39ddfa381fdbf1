import type { EndingRecap, FoundEnding } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { recallPlay } from '@kathasagar/engine/recall'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { nextStoryAfter } from './nextStory.ts'
import type { StoredSession, StoredTurn } from './ports.ts'
import { knownAt, knownBefore, knownWords } from './state/knowledge.ts'
import { headOf, openStory } from './state/openSession.ts'

/** Endings that were not found keep their names. */
const endingsOf = (graph: StoryGraph, here: string, found: ReadonlySet<string>): FoundEnding[] =>
  graph.endings.map((name, place) => ({
    number: place + 1,
    title: found.has(name) || name === here ? graph.titleOf(name) : null,
    is_here: name === here,
  }))

/** What a play has taught that no earlier one had, in the author's words. */
async function learnedIn(
  { store }: Ports,
  graph: StoryGraph,
  { session, head }: { session: StoredSession; head: StoredTurn },
): Promise<string[]> {
  const known = knownAt(graph, head)
  if (known.length === 0) return []
  const { user_id: userId, story_id: storyId, id: except } = session
  const before = await knownBefore(store.repositories, graph, { userId, storyId, except })
  return knownWords(
    graph,
    known.filter((name) => !before.includes(name)),
  )
}

/** What an ending that a session stands at looks back on, and where its player can go from it. */
export async function getEnding(
  ports: Ports,
  { sessionId, user }: { sessionId: string; user: StoredUser },
): Promise<EndingRecap | Refusal> {
  const { sessions, turns } = ports.store.repositories
  const session = await sessions.findSession(sessionId, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  if (!session.is_completed) return { code: 'no_ending_yet' }

  const { story, graph: whole } = await openStory(ports, session)
  const head = await headOf(ports, session)
  const graph = graphAt(whole, head.state)
  const [steps, found, fork, next_story, learned] = await Promise.all([
    turns.listSteps(head),
    sessions.listEndings(user.id, story.id, { isPreview: session.preview_code !== null }),
    turns.findForkBefore(head),
    nextStoryAfter(ports, story, user),
    learnedIn(ports, graph, { session, head }),
  ])
  return {
    recalled: recallPlay(graph, steps, head.state.world),
    endings: endingsOf(graph, head.state.node, new Set(found)),
    fork: fork ? { turn_id: fork.id, turn: fork.number } : null,
    next_story,
    ...(learned.length > 0 && { learned }),
    codex_pages: graph.codex.length,
  }
}
