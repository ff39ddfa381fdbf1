import type { MappedTurn, TurnMap } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/story'
import { cutToSigns } from '@kathasagar/story/cutToSigns'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { MappedRow } from './playsPort.ts'
import type { StoredSession } from './ports.ts'
import { firstTelling } from './state/variants.ts'

/** A line of a map stays on one line of a phone. */
const DONE_MAX = 80

function cut(words: string | null): string | null {
  if (words === null) return null
  const kept = cutToSigns(words, DONE_MAX)
  return kept === words ? words : `${kept.trimEnd()}…`
}

/**
 * Which telling of each place going there shows, by the first telling of its turn: the one that the
 * session stands at, else one that was played on from, else the newest.
 */
function shownTellings(rows: readonly MappedRow[], head: string): Map<string, string> {
  const playedOn = new Set(rows.map(({ parent_id }) => parent_id))
  const rankOf = (id: string) => (id === head ? 2 : Number(playedOn.has(id)))
  const shown = new Map<string, string>()
  for (const row of rows) {
    const place = firstTelling(row)
    const before = shown.get(place)
    if (before === undefined || rankOf(row.id) >= rankOf(before)) shown.set(place, row.id)
  }
  return shown
}

/** The rows as places: each of them once, the other tellings folded into it. */
function mapOf(graph: StoryGraph, rows: readonly MappedRow[], head: string): MappedTurn[] {
  const shown = shownTellings(rows, head)
  const placeOf = new Map(rows.map((row) => [row.id, firstTelling(row)]))
  const shownOf = (id: string) => shown.get(placeOf.get(id) ?? '') ?? null
  return rows
    .filter((row) => shownOf(row.id) === row.id)
    .map(({ id, parent_id, number, action, standing }) => {
      const at = graphAt(graph, standing)
      return {
        id,
        parent_id: parent_id === null ? null : shownOf(parent_id),
        number,
        scene: at.titleOf(standing.node),
        action_type: action.type,
        done: cut(action.user_input ?? action.selected_choice),
        is_here: id === head,
        is_ending: at.isEnding(standing.node),
      }
    })
}

/** All ways that were played in a session. */
export async function listTurns(
  ports: Ports,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<TurnMap | Refusal> {
  const { sessions, plays } = ports.store.repositories
  const session: StoredSession | undefined = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const [graph, rows] = await Promise.all([
    ports.graphs(session.version_id),
    plays.listTurns(session, LIMITS.mappedTurns + 1),
  ])
  const told = rows.slice(-LIMITS.mappedTurns)
  return {
    turns: mapOf(graph, told, session.head_turn_id),
    is_whole: told.length === rows.length,
  }
}
