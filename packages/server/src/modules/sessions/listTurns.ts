import { type MappedTurn, LIMITS } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import type { StoryGraph } from '@kathasagar/story'
import { truncate } from '@kathasagar/story/truncate'
import { sql } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { findSession } from './sessions.queries.ts'
import type { OwnSession } from './sessionTypes.ts'
import { firstVariant } from './variants.ts'
import type { SessionContext } from './context.ts'

/** Maximum length of an action, in characters. It fits into one line on a phone. */
const DONE_MAX = 80

function cut(words: string | null): string | null {
  if (words === null) return null
  const kept = truncate(words, DONE_MAX)
  return kept === words ? words : `${kept.trimEnd()}…`
}

/** Returns the last turns on any path. Of the state, reads only the part that identifies the scene. */
const turnRows = (db: Db, { id, user_id }: OwnSession, limit: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('turns')
        .selectAll()
        .where('session_id', '=', id)
        .where('user_id', '=', user_id)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .as('turns'),
    )
    .select(['turns.id', 'turns.parent_id', 'turns.number', 'turns.action', 'turns.variant_of'])
    .select(
      sql<Pick<TurnState, 'node' | 'ink' | 'improvised'>>`jsonb_strip_nulls(jsonb_build_object(
        'node', state -> 'node', 'ink', state -> 'ink', 'improvised', state -> 'improvised'))`.as(
        'standing',
      ),
    )
    .orderBy('turns.created_at')
    .orderBy('turns.number')
    .execute()

type Row = Awaited<ReturnType<typeof turnRows>>[number]

/** Maps the first variant of each turn to the variant that is shown. */
function shownTellings(rows: readonly Row[], head: string): Map<string, string> {
  const playedOn = new Set(rows.map(({ parent_id }) => parent_id))
  const rankOf = (id: string) => (id === head ? 2 : Number(playedOn.has(id)))
  const shown = new Map<string, string>()
  for (const row of rows) {
    const place = firstVariant(row)
    const before = shown.get(place)
    if (before === undefined || rankOf(row.id) >= rankOf(before)) shown.set(place, row.id)
  }
  return shown
}

function mapOf(graph: StoryGraph, rows: readonly Row[], head: string): MappedTurn[] {
  const shown = shownTellings(rows, head)
  const placeOf = new Map(rows.map((row) => [row.id, firstVariant(row)]))
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
        done: cut(action.selected_choice ?? action.user_input),
        is_here: id === head,
        is_ending: at.isEnding(standing.node),
      }
    })
}

export const listTurns: Call<'listTurns', SessionContext> = async (ctx, { params, user }) => {
  const session = await findSession(ctx.db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  const [graph, rows] = await Promise.all([
    ctx.graphs(session.version_id),
    turnRows(ctx.db, session, LIMITS.mappedTurns + 1),
  ])
  const told = rows.slice(-LIMITS.mappedTurns)
  return { turns: mapOf(graph, told, session.head_turn_id), is_whole: told.length === rows.length }
}
