import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'

import type { GameSession } from '../../contract/sessions.ts'
import { fieldOf } from '../../runtime/fieldOf.ts'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function completeHistory(history: unknown): Fields[] {
  if (!Array.isArray(history)) return []
  return history.map((entry: unknown, number) => {
    const { ai_response, ...given } = fieldsOf(entry)
    return {
      turn_id: `turn-${number}`,
      parent_id: number > 0 ? `turn-${number - 1}` : null,
      number,
      success: true,
      ...given,
      ai_response: typeof ai_response === 'string' ? { narrative: ai_response } : ai_response,
    }
  })
}

function completeData(given: unknown, narrative_history: Fields[]): Fields {
  const { choices = [] } = fieldsOf(narrative_history.at(-1)?.['ai_response'])
  return { choices, can_undo: narrative_history.length > 1, ...fieldsOf(given), narrative_history }
}

/** Credits to show if the server sends no number. */
const credits = Number.POSITIVE_INFINITY

/** Adds missing fields to a session of another server. */
export function completeSession(session: unknown): GameSession {
  const { story, session_data, ...given } = fieldsOf(session)
  return {
    credits,
    ...given,
    story: { id: given['story_id'], xp_costs: DEFAULT_XP_COSTS, ...fieldsOf(story) },
    session_data: completeData(
      session_data,
      completeHistory(fieldOf(session_data, 'narrative_history')),
    ),
    // The response schema adds the rest.
  } as unknown as GameSession
}

/** Drops a history without turn ids, so that the session is reloaded. */
export function completeAnswer(answer: unknown): unknown {
  const { session_data, ...given } = fieldsOf(answer)
  const history = fieldOf(session_data, 'narrative_history')
  const isNamed = Array.isArray(history) && history.every((turn) => fieldOf(turn, 'turn_id'))
  const data = { choices: given['choices'] ?? [], ...fieldsOf(session_data) }
  return { credits, ...given, session_data: completeData(data, isNamed ? history : []) }
}
