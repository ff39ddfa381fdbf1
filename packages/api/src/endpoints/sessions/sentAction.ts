import type { HistoryEntry } from '../../contract/history.ts'
import { timeZone } from '../../client/timeZone.ts'
import type { ActionBody, GameSession } from '../../contract/sessions.ts'
import { LIMITS } from '../../contract/vocabulary/vocabulary.ts'

/** Returns the latest narration, cut to the limit. */
function lastTextOf(history: readonly HistoryEntry[]): string | undefined {
  const told = history.map(
    ({ ai_response: { narrative, setup, fallback_description } }) =>
      narrative ?? setup ?? fallback_description,
  )
  const text = told.findLast((words) => words?.trim())
  return text ? [...text].slice(0, LIMITS.lastTextMax).join('') : undefined
}

/** Adds session, visible turn, time zone and, for a picture, the latest narration. */
export function sentAction(
  action: ActionBody,
  { session_id, session }: { session_id: string; session: GameSession | undefined },
): ActionBody {
  const history = session?.session_data.narrative_history ?? []
  const after = history.at(-1)?.turn_id
  const sent = { ...action, session_id, ...(after && { after }) }
  if (sent.action_type !== 'show') return { ...sent, time_zone: timeZone() }
  const last_text_response = lastTextOf(history)
  return { ...sent, ...(last_text_response ? { last_text_response } : {}) }
}
